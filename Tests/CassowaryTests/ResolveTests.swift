import Cassowary
import SolverWorkloads
import Testing

@Suite struct ResolveTests {
  @Test(arguments: 0..<120)
  func solvingAgainEqualsSolvingAfresh(seed: Int) {
    let made = InterfaceSystem(
      seed: seed, views: 2 + seed % 11, isTight: seed % 2 == 0, conflicts: seed % 7 == 0 ? 1 : 0)
    var generator = SplitMix(seed: UInt64(seed))
    var solver = Solver(makeSystem(made.constraints, variables: made.variables))
    var constraints = made.constraints
    for round in 0..<25 {
      let count = round % 5 == 4 ? 8 : 1 + round % 2
      var changes: [(constraint: ConstraintIndex, value: Double)] = []
      for _ in 0..<count {
        let index = Int.random(in: 0..<constraints.count, using: &generator)
        let step = Double(Int.random(in: -6...6, using: &generator)) * (round % 3 == 0 ? 20 : 0.5)
        constraints[index].constant += step
        changes.append((ConstraintIndex(index: Int32(index)), constraints[index].constant))
      }
      solver.resolve(changingConstants: changes)
      let fresh = solve(makeSystem(constraints, variables: made.variables))
      for variable in 0..<made.variables {
        #expect(abs(solver.solution.values[variable] - fresh.values[variable]) < 1e-5)
      }
      #expect(solver.solution.undetermined == fresh.undetermined)
      #expect(solver.solution.conflicts == fresh.conflicts)
    }
  }

  @Test func aConstantThatCannotBeUsedIsPassedOver() {
    var system = LinearSystem()
    let width = system.addVariable()
    let size = system.add(Term(1, width), .equal, 100)
    var solver = Solver(system)
    for value in [Double.nan, .infinity, 1e300] {
      #expect(solver.resolve(changingConstants: [(size, value)])[width] == 100)
    }
    let absent = ConstraintIndex(index: 7)
    #expect(solver.resolve(changingConstants: [(absent, 1), (size, 120)])[width] == 120)
  }
}
