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
// Values are always finite.

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

  /// Solves a system.
  package init(_ system: LinearSystem) {
    self.system = system
    solution = solve(system)
  }

  /// Solves again with other right sides; the result equals that of solving the changed system afresh.
  @discardableResult
  package mutating func resolve(
    changingConstants changes: [(constraint: ConstraintIndex, value: Double)]
  ) -> Solution {
    for change in changes { system.setConstant(change.constraint, change.value) }
    solution = solve(system)
    return solution
  }
}
