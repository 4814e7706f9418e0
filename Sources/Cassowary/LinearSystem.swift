/// Linear constraints over real variables, each with a priority: what the solver is given.
///
/// An immutable value once built, held in flat arrays. Input that cannot be used (a coefficient or
/// constant that is not finite or beyond `Tolerance`, a variable that was not declared, a priority
/// outside 0 < p ≤ 1000, a weight that is not positive) keeps its index, is ignored by the solver and
/// named in `Solution.ignored`.
package struct LinearSystem: Sendable {
  /// The priority that makes a constraint required.
  package static let required = 1000.0

  /// Preferred value of each variable where the constraints leave a choice.
  var hints: [Double] = []
  /// Whether each variable may not be negative.
  var nonNegative: [Bool] = []
  /// Whether any variable may not be negative.
  var hasNonNegative = false
  /// Variable of each term.
  var termVariables: [Int32] = []
  /// Coefficient of each term; a constraint names a variable at most once, and no coefficient is zero.
  var coefficients: [Double] = []
  /// The constraints.
  var records: [ConstraintRecord] = []
  /// Whether any constraint cannot be used.
  private var hasUnusable = false

  /// Makes a system with no variable and no constraint.
  package init() {}

  /// Number of variables.
  package var variableCount: Int { hints.count }

  /// Number of constraints, ignored ones included.
  package var constraintCount: Int { records.count }

  /// The constraints that can be used except for one more.
  mutating func leaveOut(_ index: Int) {
    records[index].isUsable = false
  }

  /// Constraints that cannot be used, in order of addition.
  var ignored: [ConstraintIndex] {
    guard hasUnusable else { return [] }
    return records.indices.filter { !records[$0].isUsable }.map {
      ConstraintIndex(index: Int32(truncatingIfNeeded: $0))
    }
  }

  /// Reserves room, so that adding doesn't allocate.
  package mutating func reserve(variables: Int, constraints: Int, terms: Int) {
    hints.reserveCapacity(variables)
    nonNegative.reserveCapacity(variables)
    termVariables.reserveCapacity(terms)
    coefficients.reserveCapacity(terms)
    records.reserveCapacity(constraints)
  }

  /// Declares a variable; `hint` is the value it takes if the constraints leave it free.
  package mutating func addVariable(nonNegative isNonNegative: Bool = false, hint: Double = 0) -> Variable {
    let variable = Variable(index: Int32(truncatingIfNeeded: hints.count))
    hints.append(hint.magnitude <= Tolerance.largestConstant ? hint : 0)
    nonNegative.append(isNonNegative)
    hasNonNegative = hasNonNegative || isNonNegative
    return variable
  }

  /// Changes the value that a variable takes if the constraints leave it free.
  package mutating func setHint(_ variable: Variable, _ value: Double) {
    guard hints.indices.contains(Int(variable.index)) else { return }
    hints[Int(variable.index)] = value.magnitude <= Tolerance.largestConstant ? value : 0
  }

  /// Adds the constraint *sum of terms* `relation` *constant*.
  @discardableResult
  package mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double = required,
    weight: Double = 1, tag: Int32 = -1
  ) -> ConstraintIndex {
    for term in terms { append(term) }
    return close(relation, constant, priority, weight, tag)
  }

  /// Adds a constraint on one variable without allocating.
  @discardableResult
  package mutating func add(
    _ term: Term, _ relation: Relation, _ constant: Double, priority: Double = required,
    weight: Double = 1, tag: Int32 = -1
  ) -> ConstraintIndex {
    append(term)
    return close(relation, constant, priority, weight, tag)
  }

  /// Adds a constraint on two variables without allocating.
  @discardableResult
  package mutating func add(
    _ first: Term, _ second: Term, _ relation: Relation, _ constant: Double,
    priority: Double = required, weight: Double = 1, tag: Int32 = -1
  ) -> ConstraintIndex {
    append(first)
    append(second)
    return close(relation, constant, priority, weight, tag)
  }

  /// Adds a constraint on three variables without allocating.
  @discardableResult
  package mutating func add(
    _ first: Term, _ second: Term, _ third: Term, _ relation: Relation, _ constant: Double,
    priority: Double = required, weight: Double = 1, tag: Int32 = -1
  ) -> ConstraintIndex {
    append(first)
    append(second)
    append(third)
    return close(relation, constant, priority, weight, tag)
  }

  /// Adds a constraint on four variables without allocating.
  @discardableResult
  package mutating func add(
    _ first: Term, _ second: Term, _ third: Term, _ fourth: Term, _ relation: Relation,
    _ constant: Double, priority: Double = required, weight: Double = 1, tag: Int32 = -1
  ) -> ConstraintIndex {
    append(first)
    append(second)
    append(third)
    append(fourth)
    return close(relation, constant, priority, weight, tag)
  }

  /// A constraint's right side; zero for one that was not added.
  package func constant(of constraint: ConstraintIndex) -> Double {
    records.indices.contains(Int(constraint.index)) ? records[Int(constraint.index)].constant : 0
  }

  /// Changes a constraint's right side; a value that cannot be used leaves it as it was.
  package mutating func setConstant(_ constraint: ConstraintIndex, _ value: Double) {
    if canSetConstant(constraint, value) { records[Int(constraint.index)].constant = value }
  }

  /// Whether a constraint can be given a right side.
  func canSetConstant(_ constraint: ConstraintIndex, _ value: Double) -> Bool {
    records.indices.contains(Int(constraint.index)) && value.magnitude <= Tolerance.largestConstant
      && records[Int(constraint.index)].isUsable
  }

  /// The terms of the constraint at `index`.
  func terms(of index: Int) -> Range<Int> {
    let record = records[index]
    return Int(record.start)..<Int(record.end)
  }

  /// The relation of the constraint at `index`.
  func relation(at index: Int) -> Relation { records[index].relation }

  /// The right side of the constraint at `index`.
  func constant(at index: Int) -> Double { records[index].constant }

  /// The priority of the constraint at `index`.
  func priority(at index: Int) -> Double { records[index].priority }

  /// The weight of the constraint at `index`.
  func weight(at index: Int) -> Double { records[index].weight }

  /// The caller's mark of the constraint at `index`.
  func tag(at index: Int) -> Int32 { records[index].tag }

  /// Whether the constraint at `index` can be used.
  func isUsable(_ index: Int) -> Bool { records[index].isUsable }

  /// The system with a required row *variable ≥ 0* after its constraints for each declared sign.
  func withSignRows() -> LinearSystem {
    guard hasNonNegative else { return self }
    var extended = self
    for index in nonNegative.indices where nonNegative[index] {
      extended.add(Term(1, Variable(index: Int32(truncatingIfNeeded: index))), .greaterOrEqual, 0)
    }
    return extended
  }

  private mutating func append(_ term: Term) {
    termVariables.append(term.variable.index)
    coefficients.append(term.coefficient)
  }

  /// Completes the constraint whose terms were just appended.
  private mutating func close(
    _ relation: Relation, _ constant: Double, _ priority: Double, _ weight: Double, _ tag: Int32
  ) -> ConstraintIndex {
    let index = ConstraintIndex(index: Int32(truncatingIfNeeded: records.count))
    var isUsable = constant.magnitude <= Tolerance.largestConstant
    isUsable = isUsable && priority > 0 && priority <= Self.required
    isUsable = isUsable && weight <= Tolerance.largestCoefficient
    isUsable = isUsable && weight >= 1 / Tolerance.largestCoefficient
    let start = Int(records.last?.end ?? 0)
    if !normaliseTerms(from: start) { isUsable = false }
    hasUnusable = hasUnusable || !isUsable
    records.append(
      ConstraintRecord(
        constant: constant, priority: priority, weight: weight,
        start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: termVariables.count),
        tag: tag, relation: relation, isUsable: isUsable))
    return index
  }

  /// Merges the last terms that have one variable and drops zeros; returns whether all can be used.
  private mutating func normaliseTerms(from start: Int) -> Bool {
    // A long sum is sorted rather than compared term by term.
    var isTidy = termVariables.count - start <= 16
    for index in start..<termVariables.count {
      let variable = termVariables[index]
      let size = coefficients[index].magnitude
      guard variable >= 0, Int(variable) < hints.count, size <= Tolerance.largestCoefficient else {
        return false
      }
      isTidy = isTidy && size >= 1 / Tolerance.largestCoefficient
      var earlier = start
      while isTidy, earlier < index {
        isTidy = termVariables[earlier] != variable
        earlier += 1
      }
    }
    if !isTidy { tidyTerms(from: start) }
    return true
  }

  /// Sorts the last terms by variable, adds those of one variable and drops zeros.
  private mutating func tidyTerms(from start: Int) {
    let order = (start..<termVariables.count).sorted { (termVariables[$0], $0) < (termVariables[$1], $1) }
    let sorted = order.map { (variable: termVariables[$0], coefficient: coefficients[$0]) }
    dropTerms(from: start)
    for (index, term) in sorted.enumerated() {
      if index > 0, sorted[index - 1].variable == term.variable {
        coefficients[coefficients.count - 1] += term.coefficient
      } else {
        termVariables.append(term.variable)
        coefficients.append(term.coefficient)
      }
    }
    var end = start
    for index in start..<termVariables.count
    where coefficients[index].magnitude >= 1 / Tolerance.largestCoefficient {
      termVariables[end] = termVariables[index]
      coefficients[end] = coefficients[index]
      end += 1
    }
    dropTerms(from: end)
  }

  private mutating func dropTerms(from end: Int) {
    termVariables.removeLast(termVariables.count - end)
    coefficients.removeLast(coefficients.count - end)
  }
}
