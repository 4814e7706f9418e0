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
  /// Start of each constraint's terms, and one entry more.
  var starts: [Int32] = [0]
  /// Variable of each term.
  var termVariables: [Int32] = []
  /// Coefficient of each term; a constraint names a variable at most once, and no coefficient is zero.
  var coefficients: [Double] = []
  /// Relation of each constraint.
  var relations: [Relation] = []
  /// Right side of each constraint.
  var constants: [Double] = []
  /// Priority of each constraint.
  var priorities: [Double] = []
  /// Weight of each constraint among those of its priority.
  var weights: [Double] = []
  /// The caller's mark of each constraint.
  var tags: [Int32] = []
  /// Whether each constraint can be used.
  var usable: [Bool] = []

  /// Makes a system with no variable and no constraint.
  package init() {}

  /// Number of variables.
  package var variableCount: Int { hints.count }

  /// Number of constraints, ignored ones included.
  package var constraintCount: Int { relations.count }

  /// Constraints that cannot be used, in order of addition.
  var ignored: [ConstraintIndex] {
    guard usable.contains(false) else { return [] }
    return usable.indices.filter { !usable[$0] }.map {
      ConstraintIndex(index: Int32(truncatingIfNeeded: $0))
    }
  }

  /// Reserves room, so that adding doesn't allocate.
  package mutating func reserve(variables: Int, constraints: Int, terms: Int) {
    hints.reserveCapacity(variables)
    nonNegative.reserveCapacity(variables)
    starts.reserveCapacity(constraints + 1)
    termVariables.reserveCapacity(terms)
    coefficients.reserveCapacity(terms)
    relations.reserveCapacity(constraints)
    constants.reserveCapacity(constraints)
    priorities.reserveCapacity(constraints)
    weights.reserveCapacity(constraints)
    tags.reserveCapacity(constraints)
    usable.reserveCapacity(constraints)
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
    constants.indices.contains(Int(constraint.index)) ? constants[Int(constraint.index)] : 0
  }

  /// Changes a constraint's right side; a value that cannot be used leaves it as it was.
  package mutating func setConstant(_ constraint: ConstraintIndex, _ value: Double) {
    if canSetConstant(constraint, value) { constants[Int(constraint.index)] = value }
  }

  /// Whether a constraint can be given a right side.
  func canSetConstant(_ constraint: ConstraintIndex, _ value: Double) -> Bool {
    constants.indices.contains(Int(constraint.index)) && value.magnitude <= Tolerance.largestConstant
      && usable[Int(constraint.index)]
  }

  /// The terms of the constraint at `index`.
  func terms(of index: Int) -> Range<Int> {
    Int(starts[index])..<Int(starts[index + 1])
  }

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
    let index = ConstraintIndex(index: Int32(truncatingIfNeeded: relations.count))
    var isUsable = constant.magnitude <= Tolerance.largestConstant
    isUsable = isUsable && priority > 0 && priority <= Self.required
    isUsable = isUsable && weight <= Tolerance.largestCoefficient
    isUsable = isUsable && weight >= 1 / Tolerance.largestCoefficient
    if !normaliseOpenTerms() { isUsable = false }
    starts.append(Int32(truncatingIfNeeded: termVariables.count))
    relations.append(relation)
    constants.append(constant)
    priorities.append(priority)
    weights.append(weight)
    tags.append(tag)
    usable.append(isUsable)
    return index
  }

  /// Merges terms of one variable and drops zeros; returns whether all terms can be used.
  private mutating func normaliseOpenTerms() -> Bool {
    let start = Int(starts[starts.count - 1])
    var kept = start
    for index in start..<termVariables.count {
      let variable = termVariables[index]
      let coefficient = coefficients[index]
      guard variable >= 0, Int(variable) < hints.count,
        coefficient.magnitude <= Tolerance.largestCoefficient
      else { return false }
      if let earlier = termVariables[start..<kept].firstIndex(of: variable) {
        coefficients[earlier] += coefficient
      } else {
        termVariables[kept] = variable
        coefficients[kept] = coefficient
        kept += 1
      }
    }
    dropOpenTerms(from: kept)
    var end = start
    for index in start..<kept where coefficients[index].magnitude >= 1 / Tolerance.largestCoefficient {
      termVariables[end] = termVariables[index]
      coefficients[end] = coefficients[index]
      end += 1
    }
    dropOpenTerms(from: end)
    return true
  }

  private mutating func dropOpenTerms(from end: Int) {
    termVariables.removeLast(termVariables.count - end)
    coefficients.removeLast(coefficients.count - end)
  }
}
