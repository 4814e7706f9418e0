/// Solves a system: presolves, solves the parts, and sees to contradictions.
struct SystemSolver {
  private let original: LinearSystem
  /// Whether each constraint is a required equality that may have to give.
  private var isSoftened: [Bool] = []
  /// Coupling constraints that were needed to solve the system, by constraint.
  private(set) var isCoupling: [Bool]

  /// Prepares to solve a system; `isCoupling` may have what solving a like system found.
  init(_ system: LinearSystem, isCoupling: [Bool] = []) {
    original = system
    self.isCoupling = isCoupling
  }

  /// Solves.
  mutating func solve() -> Solution {
    var presolve = Presolve(original)
    var parts = solveParts(presolve)
    var conflicts: [Conflict] = []
    if parts.isBroken || !presolve.inconsistent.isEmpty {
      var search = ConflictSearch(original)
      conflicts = search.conflicts()
      if soften(presolve, parts) {
        presolve = Presolve(original, isSoftened: isSoftened)
        parts = solveParts(presolve)
      }
    }
    return solution(presolve, parts, conflicts)
  }

  private mutating func solveParts(_ presolve: Presolve) -> PartSolver {
    var parts = PartSolver(presolve)
    parts.solve()
    return parts
  }

  private mutating func soften(_ presolve: Presolve, _ parts: PartSolver) -> Bool {
    isSoftened = Array(repeating: true, count: original.constraintCount)
    return true
  }

  private func solution(_ presolve: Presolve, _ parts: PartSolver, _ conflicts: [Conflict]) -> Solution {
    var values: [Double] = []
    values.reserveCapacity(presolve.forms.count)
    for (variable, form) in presolve.forms.enumerated() {
      let value = form.root < 0 ? form.offset : form.factor * parts.values[Int(form.root)] + form.offset
      values.append(value.isFinite ? value : original.hints[variable])
    }
    return Solution(
      values: values, conflicts: conflicts, undetermined: parts.undetermined,
      isAmbiguous: parts.undetermined.contains(true), ignored: original.ignored,
      statistics: parts.statistics)
  }
}
