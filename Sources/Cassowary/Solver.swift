// Cassowary: solves linear constraints with strict priorities.
//
// Input: a `LinearSystem`: real variables and constraints *sum of coefficient × variable (=, ≤, ≥)
// constant*, each with a priority 0 < p ≤ 1000, of which 1000 is required.
//
// Output: a `Solution`. Each distinct priority is a level of its own. From the highest level down, the
// sum of the absolute violations (times weights) of a level's constraints is made as small as the
// levels above it allow; a higher level is never traded for lower ones. Required constraints that
// contradict one another don't fail: each contradiction is reported as a minimal set, and the sum of
// violations of the required constraints becomes the topmost level.
//
// Tie-break: where all levels leave a choice, the variables are taken in order of declaration; each takes
// the value nearest to its hint that the levels and the variables before it allow, and keeps it. So the
// solution is unique: it depends neither on the order of the constraints nor on how it is computed.
//
// Tolerances are those of `Tolerance`: a constraint counts as met when it is missed by at most
// `Tolerance.violation` (1e-6) in its own units; made for points on a screen, with values up to 1e5.
// Values are always finite. Equalities that nearly coincide (factors that differ by 1e-8) may be taken
// for one: then each is met within the tolerance, but which values are chosen is not defined that finely.
//
// Bounds: a search that takes too many steps or too much room is given up, and the solution says so
// (`SolverStatistics.isTruncated`). At most 64 contradictions are named; one of more than 300 members may
// name some too many; where more than 1000 equalities could give equally well, the sum of violations
// is still the least but the tie-break does not choose among them.
//
// How: required equalities are eliminated (`Elimination`, `DefinitionBuilder`); what is left falls into
// parts that share no variable (`Presolve`); in each part levels narrow single variables on their own,
// and only rows that couple variables and can't be left aside go through a simplex method
// (`PartSolver`, `Simplex`). User interfaces mostly need no simplex step and take time in proportion
// to their size. `Solver` follows changed constants without even that (`EditPlan`).

/// Solves a system.
package func solve(_ system: LinearSystem) -> Solution {
  SystemSolver(system).solution
}

/// Solves a system whose constants change now and then.
package struct Solver: Sendable {
  /// The system as it was last solved.
  package private(set) var system: LinearSystem
  /// The solution of `system`.
  package private(set) var solution: Solution

  private var plan: EditPlan?
  private var isCoupling: [Bool]
  /// Solutions to wait for before the next plan is made.
  private var patience = 1
  private var waited = 0

  /// Solves a system.
  package init(_ system: LinearSystem) {
    self.system = system
    let solver = SystemSolver(system)
    solution = solver.solution
    isCoupling = solver.isCoupling
  }

  /// Solves again with one other right side; the result equals that of solving the changed system afresh.
  @discardableResult
  package mutating func resolve(changing constraint: ConstraintIndex, to value: Double) -> Solution {
    guard system.canSetConstant(constraint, value) else { return solution }
    preparePlan()
    let step = value - system.constant(of: constraint)
    system.setConstant(constraint, value)
    if plan?.apply(step: step, to: Int(constraint.index), &solution.values) != true { solveAgain() }
    return solution
  }

  /// Solves again with other right sides; the result equals that of solving the changed system afresh.
  ///
  /// Cheap after the first few times, for as long as the same constraints are met and missed. The work
  /// counts stay those of the last full solution.
  @discardableResult
  package mutating func resolve(
    changingConstants changes: [(constraint: ConstraintIndex, value: Double)]
  ) -> Solution {
    if changes.count == 1 { return resolve(changing: changes[0].constraint, to: changes[0].value) }
    preparePlan()
    for change in changes { system.setConstant(change.constraint, change.value) }
    if let values = plan?.values(for: system) {
      solution.values = values
    } else {
      solveAgain()
    }
    return solution
  }

  /// Makes a plan, unless there is one or the last ones were of no use.
  private mutating func preparePlan() {
    waited += 1
    guard plan == nil, waited > patience, isPlannable else { return }
    waited = 0
    plan = EditPlan(system, values: solution.values)
    if plan == nil { patience = min(64, patience * 4) }
  }

  /// Whether changes of constants are being followed without solving again.
  var isFollowing: Bool { plan != nil }

  private var isPlannable: Bool {
    !solution.isAmbiguous && solution.conflicts.isEmpty && !solution.statistics.isTruncated
  }

  private mutating func solveAgain() {
    if plan != nil { patience = min(64, patience * 2) }
    plan = nil
    let solver = SystemSolver(system, isCoupling: isCoupling)
    solution = solver.solution
    isCoupling = solver.isCoupling
  }
}
