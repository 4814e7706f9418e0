@testable import Cassowary
import SolverWorkloads
import Testing

/// The fast path against the simplex method on the unreduced system.
@Suite struct InterfaceSystemTests {
  @Test(arguments: 0..<300)
  func presolvingDoesNotChangeTheSolution(seed: Int) {
    let made = InterfaceSystem(
      seed: seed, views: 2 + seed % 13, isTight: seed % 2 == 0, isComplete: seed % 3 != 0)
    compare(made, seed)
  }

  @Test(arguments: 0..<150)
  func contradictionsAreMissedAlike(seed: Int) {
    let made = InterfaceSystem(
      seed: 700 + seed, views: 2 + seed % 9, isTight: seed % 2 == 0, conflicts: 1 + seed % 3)
    compare(made, seed)
  }

  @Test(arguments: 0..<60)
  func contradictionsAreNamedInFull(seed: Int) {
    let made = InterfaceSystem(
      seed: 900 + seed, views: 2 + seed % 9, isTight: seed % 2 == 0, conflicts: 1 + seed % 3)
    let solution = solve(makeSystem(made.constraints, variables: made.variables))
    for conflict in solution.conflicts {
      let members = conflict.tags.map { made.constraints[Int($0)] }
      #expect(!solve(makeSystem(members, variables: made.variables)).conflicts.isEmpty)
      for left in members.indices {
        var rest = members
        rest.remove(at: left)
        #expect(solve(makeSystem(rest, variables: made.variables)).conflicts.isEmpty)
      }
    }
    let named = Set(solution.conflicts.compactMap(\.tags.last))
    let rest = made.constraints.indices.filter { !named.contains(Int32($0)) }.map { made.constraints[$0] }
    #expect(solve(makeSystem(rest, variables: made.variables)).conflicts.isEmpty)
  }

  @Test func theRandomSystemsTakeAllPaths() {
    var restarts = 0
    var pivots = 0
    var definitions = 0
    var choices = 0
    for seed in 0..<300 {
      let made = InterfaceSystem(
        seed: seed, views: 2 + seed % 13, isTight: seed % 2 == 0, isComplete: seed % 3 != 0)
      let system = makeSystem(made.constraints, variables: made.variables)
      let solution = solve(system)
      restarts += min(1, solution.statistics.restarts)
      pivots += min(1, solution.statistics.pivots)
      choices += solution.isAmbiguous ? 1 : 0
      definitions += min(1, Presolve(system).definitions.order.count)
    }
    #expect(min(restarts, pivots, definitions, choices) > 60)
  }

  private func compare(_ made: InterfaceSystem, _ seed: Int) {
    let system = makeSystem(made.constraints, variables: made.variables)
    let fast = solve(system)
    var plainSolver = PlainSolver(system)
    let plain = plainSolver.solve()
    #expect(!fast.statistics.isTruncated)
    #expect(!plain.statistics.isTruncated)
    #expect(fast.conflicts.isEmpty == plain.conflicts.isEmpty)
    for variable in 0..<made.variables {
      #expect(abs(fast.values[variable] - plain.values[variable]) < 1e-5, "variable \(variable)")
      #expect(fast.undetermined[variable] == plain.undetermined[variable], "variable \(variable)")
    }
  }
}
