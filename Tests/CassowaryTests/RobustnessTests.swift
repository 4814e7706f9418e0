import Cassowary
import SolverWorkloads
import Testing

@Suite struct RobustnessTests {
  @Test func unusableConstraintsAreNamedAndPassedOver() {
    var system = LinearSystem()
    let width = system.addVariable(hint: .nan)
    system.add(Term(1, width), .equal, 10)
    let bad = [
      system.add(Term(.nan, width), .equal, 1),
      system.add(Term(1, width), .equal, .infinity),
      system.add(Term(1, Variable(index: 9)), .equal, 1),
      system.add(Term(1, Variable(index: -1)), .equal, 1),
      system.add(Term(1, width), .equal, 1, priority: 0),
      system.add(Term(1, width), .equal, 1, priority: 1001),
      system.add(Term(1, width), .equal, 1, priority: .nan),
      system.add(Term(1, width), .equal, 1, weight: -1),
      system.add(Term(1e200, width), .equal, 1),
    ]
    let solution = solve(system)
    #expect(solution.ignored == bad)
    #expect(solution[width] == 10)
    #expect(solution[Variable(index: 44)] == 0)
    #expect(solution.conflicts.isEmpty)
  }

  @Test func termsOfOneVariableAddUp() {
    var system = LinearSystem()
    let width = system.addVariable()
    system.add([Term(1, width), Term(2, width), Term(0, width)], .equal, 12)
    #expect(solve(system)[width] == 4)
  }

  @Test func anEmptySystemIsSolved() {
    #expect(solve(LinearSystem()).values.isEmpty)
  }

  @Test(arguments: 0..<60)
  func hugeAndTinyNumbersGiveFiniteValues(seed: Int) {
    var generator = SplitMix(seed: UInt64(seed))
    let magnitudes = [1e-9, 1e-6, 1e-3, 1, 1e3, 1e6, 1e9]
    var constraints = (0..<14).map { _ in RandomSystem.some(&generator, variables: 6) }
    for index in constraints.indices {
      constraints[index].constant *= magnitudes[Int.random(in: 0..<7, using: &generator)]
      constraints[index].priority = [1000, 500][Int.random(in: 0..<2, using: &generator)]
      for term in constraints[index].terms.indices {
        constraints[index].terms[term].coefficient *= magnitudes[Int.random(in: 1..<6, using: &generator)]
      }
    }
    let solution = solve(makeSystem(constraints, variables: 6))
    let areFinite = solution.values.allSatisfy { $0.isFinite }
    #expect(areFinite)
  }

  @Test func factorsThatGrowWithoutBoundStayFinite() {
    var constraints = [TextConstraint(terms: [(1, 0)], relation: .equal, constant: 1)]
    for index in 1..<80 {
      constraints.append(
        TextConstraint(terms: [(1, index), (-1e6, index - 1)], relation: .equal, constant: 0))
    }
    for order in [constraints, constraints.reversed()] {
      let values = solve(makeSystem(order, variables: 80)).values
      let areFinite = values.allSatisfy { $0.isFinite }
      #expect(areFinite)
    }
  }

  @Test func degenerateSystemsAreSolvedInBoundedWork() {
    // Every vertex is shared by many constraints: the classic ground for cycling.
    var constraints: [TextConstraint] = []
    for left in 0..<12 {
      for right in 0..<12 where left != right {
        constraints.append(
          TextConstraint(terms: [(1, left), (-1, right)], relation: .lessOrEqual, constant: 0))
        constraints.append(
          TextConstraint(
            terms: [(1, left), (1, right)], relation: .equal, constant: Double(left % 3), priority: 300))
      }
    }
    let solution = solve(makeSystem(constraints, variables: 12))
    #expect(!solution.statistics.isTruncated)
    #expect(solution.conflicts.isEmpty)
    for value in solution.values { #expect(abs(value - solution.values[0]) < 1e-6) }
  }
}
