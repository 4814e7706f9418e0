/// Solves a system: presolves, solves the parts, and sees to contradictions.
struct SystemSolver {
  /// Most contradictions reported for one system.
  private static let conflictLimit = 64
  /// Most equalities made to give that need not, but might as well as others.
  private static let evenLimit = 1000
  /// Most times that equalities are made to give.
  private static let softeningLimit = 40

  private let original: LinearSystem
  private var presolve: Presolve
  private var parts: PartSolver
  private var conflicts: [Conflict] = []
  /// Coupling constraints that could not be left aside, by constraint; for solving a like system.
  private(set) var isCoupling: [Bool]

  /// Solves a system; `isCoupling` may have what solving a like system found.
  init(_ system: LinearSystem, isCoupling known: [Bool] = []) {
    original = system
    presolve = Presolve(system)
    isCoupling = known
    parts = PartSolver(presolve, isCoupling: isCoupling)
    parts.solve()
    noteCoupling()
    guard parts.isBroken || !presolve.inconsistent.isEmpty else { return }
    findConflicts()
    conflicts.sort(by: Conflict.precedes)
    softenEqualities()
  }

  /// The values that solve a system of equalities without contradiction.
  static func values(of system: LinearSystem) -> [Double] {
    let presolve = Presolve(system)
    var parts = PartSolver(presolve)
    parts.solve()
    return parts.systemValues
  }

  /// What was found.
  var solution: Solution {
    Solution(
      values: parts.systemValues, conflicts: conflicts, undetermined: parts.undetermined,
      isAmbiguous: parts.undetermined.contains(true), ignored: original.ignored,
      statistics: parts.statistics)
  }

  /// Keeps in mind which constraints had to be taken into the simplex method.
  private mutating func noteCoupling() {
    for row in parts.isActive.indices where parts.isActive[row] {
      if isCoupling.isEmpty { isCoupling = Array(repeating: false, count: presolve.system.constraintCount) }
      isCoupling[Int(presolve.rows.origins[row])] = true
    }
  }

  /// Names contradictions, leaving out the member added last of each that was named, until the rest agree.
  private mutating func findConflicts() {
    var rest = original
    var reduced = presolve
    var solved = parts
    while true {
      var found = false
      let equalities = EqualityMultipliers(reduced)
      for proof in proofs(reduced, solved) {
        guard conflicts.count < Self.conflictLimit else { return }
        let members = contradiction(proof, equalities, reduced)
        let named = members.filter { Int($0) < original.constraintCount }
        guard let last = named.last, named.allSatisfy({ rest.isUsable(Int($0)) }) else { continue }
        found = true
        rest.leaveOut(Int(last))
        conflicts.append(
          Conflict(
            constraints: named.map { ConstraintIndex(index: $0) },
            tags: named.map { original.tag(at: Int($0)) }))
      }
      guard found, !solved.statistics.isTruncated else { return }
      reduced = Presolve(rest)
      solved = PartSolver(reduced, isCoupling: isCoupling, takesAnyChoice: true)
      solved.solve()
    }
  }

  /// The contradictions that a solution met, without the equalities that take part.
  private func proofs(_ presolve: Presolve, _ parts: PartSolver) -> [[RowMultiplier]] {
    presolve.inconsistent.map { [RowMultiplier(row: $0, value: 1)] }
      + parts.contradictions.map { $0.map { presolve.originMultiplier($0) } }
  }

  /// The rows of a contradiction, each of which is needed for it, ascending.
  private func contradiction(
    _ proof: [RowMultiplier], _ equalities: EqualityMultipliers, _ presolve: Presolve
  ) -> [Int32] {
    let rows = equalities.completed(proof)
    if proof.count <= 2 || EqualityMultipliers.areBarelyDependent(rows, of: presolve.system) { return rows }
    var search = ConflictSearch(presolve.system)
    return search.thin(rows)
  }

  /// Lets equalities give where missing them costs no more than what they force others to miss.
  private mutating func softenEqualities() {
    var isSoftened = Array(repeating: false, count: presolve.system.constraintCount)
    for _ in 0..<Self.softeningLimit {
      guard markGiving(&isSoftened) else { return }
      presolve = Presolve(original, isSoftened: isSoftened)
      parts = PartSolver(presolve, isCoupling: isCoupling)
      parts.solve()
      noteCoupling()
    }
    parts.statistics.isTruncated = true
  }

  /// Marks equalities that may have to give; returns whether there were any.
  private func markGiving(_ isSoftened: inout [Bool]) -> Bool {
    var others = parts.multipliers.map { presolve.originMultiplier($0) }
    let values = parts.systemValues
    for row in presolve.inconsistent {
      isSoftened[Int(row)] = true
      others.append(RowMultiplier(row: row, value: presolve.violationSlope(row, at: values)))
    }
    guard !others.isEmpty else { return false }
    // What outweighs its own violation must give; what equals it may, for the tie-break to choose.
    var must: [Int] = []
    var may: [Int] = []
    for (position, factor) in EqualityMultipliers(presolve).cancelling(others).enumerated() {
      let row = Int(presolve.pivots[position])
      let share = factor.magnitude / presolve.system.weight(at: row)
      if share > 1 + 1e-6 { must.append(row) } else if share >= 1 - 1e-6 { may.append(row) }
    }
    for row in must { isSoftened[row] = true }
    if may.count <= Self.evenLimit { for row in may { isSoftened[row] = true } }
    return !presolve.inconsistent.isEmpty || !must.isEmpty || (1...Self.evenLimit).contains(may.count)
  }
}
