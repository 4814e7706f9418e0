/// How an elimination got its constants, so that they can be computed again from other right sides.
struct Recording {
  /// The equality used in each step.
  private(set) var rows: [Int32] = []
  /// Coefficient of the variable that each step removed.
  private(set) var pivots: [Double] = []
  private var starts: [Int32] = [0]
  private var members: [Int32] = []
  private var factors: [Double] = []

  /// Starts a step.
  mutating func begin(row: Int32, pivot: Double) {
    if !rows.isEmpty { starts.append(Int32(truncatingIfNeeded: members.count)) }
    rows.append(row)
    pivots.append(pivot)
  }

  /// Adds a variable that the step rewrote.
  mutating func append(member: Int32, factor: Double) {
    members.append(member)
    factors.append(factor)
  }

  /// The variables' offsets for other right sides of the system's constraints, by constraint.
  func offsets(_ system: LinearSystem, constant: (Int) -> Double) -> [Double] {
    var offsets = Array(repeating: 0.0, count: system.variableCount)
    for step in rows.indices {
      var side = constant(Int(rows[step]))
      for term in system.terms(of: Int(rows[step])) {
        side -= system.coefficients[term] * offsets[Int(system.termVariables[term])]
      }
      guard side != 0 else { continue }
      let shift = side / pivots[step]
      let end = step + 1 < starts.count ? Int(starts[step + 1]) : members.count
      for index in Int(starts[step])..<end { offsets[Int(members[index])] += factors[index] * shift }
    }
    return offsets
  }
}
