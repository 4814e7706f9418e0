/// Finds the factors with which required equalities take part in a sum of rows that cancels out.
///
/// Presolving uses equalities without keeping track of which. Where a contradiction is met, the factors
/// are found afterwards: for each variable, the factors times coefficients of all rows must add up to zero,
/// which is again a system of equalities, as sparse as the one it comes from, and is solved the same way.
struct EqualityMultipliers {
  private let presolve: Presolve
  private let transposed: LinearSystem
  /// For each variable with a condition, the variable; in the order of the conditions.
  private let variables: [Int32]
  private let elimination: Elimination

  /// Prepares the conditions for the equalities that a presolve used.
  init(_ presolve: Presolve) {
    self.presolve = presolve
    (transposed, variables) = Self.conditions(presolve.pivots, of: presolve.system)
    elimination = Elimination(transposed, rows: Array(0..<Int32(variables.count)), isRecording: true)
  }

  /// Whether some rows cancel out in one way only, so that each of them is needed for it.
  static func areBarelyDependent(_ rows: [Int32], of system: LinearSystem) -> Bool {
    let (conditions, _) = conditions(rows, of: system)
    return Presolve(conditions).parts.bases.items.count == 1
  }

  /// A system whose variables are factors of rows, and which says that no variable of `system` is left
  /// in their sum; and the variable for each of its constraints.
  private static func conditions(_ rows: [Int32], of system: LinearSystem) -> (LinearSystem, [Int32]) {
    var transposed = LinearSystem()
    var variables: [Int32] = []
    var positions = Array(repeating: Int32(-1), count: system.constraintCount)
    for (position, row) in rows.enumerated() {
      positions[Int(row)] = Int32(truncatingIfNeeded: position)
      _ = transposed.addVariable()
    }
    let occurrences = Occurrences(system, rows: rows)
    var terms: [Term] = []
    for variable in 0..<system.variableCount {
      terms.removeAll(keepingCapacity: true)
      for index in occurrences.range(of: variable) {
        let row = Int(occurrences.rows[index])
        for term in system.terms(of: row) where Int(system.termVariables[term]) == variable {
          terms.append(Term(system.coefficients[term], Variable(index: positions[row])))
        }
      }
      guard !terms.isEmpty else { continue }
      transposed.add(terms, .equal, 0)
      variables.append(Int32(truncatingIfNeeded: variable))
    }
    return (transposed, variables)
  }

  /// The factors of the equalities that cancel a sum of other constraints, in the order of `pivots`.
  func cancelling(_ others: [RowMultiplier]) -> [Double] {
    let system = presolve.system
    var sums = Array(repeating: 0.0, count: system.variableCount)
    for other in others {
      for term in system.terms(of: Int(other.row)) {
        sums[Int(system.termVariables[term])] += other.value * system.coefficients[term]
      }
    }
    if let recording = elimination.recording, elimination.pending.isEmpty {
      return recording.offsets(transposed) { -sums[Int(variables[$0])] }
    }
    var conditions = transposed
    for (index, variable) in variables.enumerated() {
      let constraint = ConstraintIndex(index: Int32(truncatingIfNeeded: index))
      conditions.setConstant(constraint, -sums[Int(variable)])
    }
    return SystemSolver.values(of: conditions)
  }

  /// All rows of a contradiction, the equalities included, that do take part in it.
  func completed(_ others: [RowMultiplier]) -> [Int32] {
    let factors = cancelling(others)
    var largest = 0.0
    for factor in factors { largest = max(largest, factor.magnitude) }
    for other in others { largest = max(largest, other.value.magnitude) }
    let limit = 1e-7 * largest
    var rows = others.filter { $0.value.magnitude > limit }.map(\.row)
    for (position, factor) in factors.enumerated() where factor.magnitude > limit {
      rows.append(presolve.pivots[position])
    }
    return rows.sorted()
  }
}
