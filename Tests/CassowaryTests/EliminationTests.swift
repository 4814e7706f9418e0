@testable import Cassowary
import SolverWorkloads
import Testing

@Suite struct EliminationTests {
  @Test func aChainOfEqualitiesLeavesNothingToSearch() {
    var constraints = [TextConstraint(terms: [(1, 0)], relation: .equal, constant: 10)]
    for index in 1..<200 {
      constraints.append(
        TextConstraint(terms: [(1, index), (-1, index - 1)], relation: .equal, constant: 44))
    }
    let solution = solve(makeSystem(constraints.reversed(), variables: 200))
    #expect(solution.values[199] == 10 + 44 * 199)
    #expect(solution.statistics.eliminated == 200)
    #expect(solution.statistics.components == 0)
  }

  @Test func equalitiesSolvedTogetherGiveConstants() {
    let solution = solve(
      makeSystem(
        [
          TextConstraint(terms: [(1, 0), (1, 1)], relation: .equal, constant: 100),
          TextConstraint(terms: [(1, 0), (-1, 1)], relation: .equal, constant: 20),
        ], variables: 2))
    #expect(solution.values == [60, 40])
    #expect(!solution.isAmbiguous)
  }

  @Test func threeEqualitiesOfThreeTermsAreSolvedByDefinitions() {
    let system = makeSystem(
      [
        TextConstraint(terms: [(1, 0), (1, 1), (1, 2)], relation: .equal, constant: 6),
        TextConstraint(terms: [(1, 0), (2, 1), (-1, 2)], relation: .equal, constant: 2),
        TextConstraint(terms: [(3, 0), (-1, 1), (1, 2)], relation: .equal, constant: 4),
      ], variables: 3)
    let solution = solve(system)
    #expect(Presolve(system).definitions.order.count == 3)
    for (value, expected) in zip(solution.values, [1.0, 2, 3]) { #expect(abs(value - expected) < 1e-9) }
    #expect(solution.statistics.pivots == 0)
    #expect(!solution.isAmbiguous)
  }

  @Test func aSumThatCancelsOutAsksForNothing() {
    let constraints = [
      TextConstraint(terms: [(1, 2), (-1, 0), (-1, 1)], relation: .equal, constant: 0),
      TextConstraint(terms: [(1, 3), (-1, 2), (-1, 4)], relation: .equal, constant: 0),
      TextConstraint(terms: [(1, 3), (-1, 2), (-1, 4)], relation: .equal, constant: 5, priority: 300),
      TextConstraint(terms: [(1, 1), (1, 0), (-1, 2)], relation: .lessOrEqual, constant: -1, priority: 9),
    ]
    let solution = solve(makeSystem(constraints, variables: 5, hints: [1, 2, 0, 0, 4]))
    #expect(solution.values == [1, 2, 3, 0, -3])
  }

  @Test func aRowLongerThanAnyOtherIsUsedOnceItsTermsAreKnown() {
    let count = 500
    var constraints = [
      TextConstraint(
        terms: (0..<count).map { (1.0, $0) } + [(-1.0, count)], relation: .equal, constant: 0)
    ]
    for index in 0..<count {
      constraints.append(TextConstraint(terms: [(1, index)], relation: .equal, constant: 2))
    }
    let solution = solve(makeSystem(constraints, variables: count + 1))
    #expect(solution.values[count] == Double(2 * count))
    #expect(solution.statistics.components == 0)
  }

  @Test func equalVariablesBecomeOne() {
    let presolve = Presolve(
      makeSystem(
        [
          TextConstraint(terms: [(1, 1), (-2, 0)], relation: .equal, constant: 3),
          TextConstraint(terms: [(1, 2), (1, 1)], relation: .equal, constant: 0),
          TextConstraint(terms: [(1, 2)], relation: .greaterOrEqual, constant: -50),
        ], variables: 3))
    #expect(presolve.parts.bases.items.count == 1)
    #expect(presolve.rows.count == 1)
    #expect(presolve.rows.terms(of: 0).count == 1)
  }

  @Test func partsThatShareOnlyConstantsAreIndependent() {
    var constraints: [TextConstraint] = []
    for cell in 0..<50 {
      let first = 1 + 2 * cell
      constraints.append(
        TextConstraint(terms: [(1, first), (1, first + 1), (-1, 0)], relation: .lessOrEqual, constant: 0))
      constraints.append(
        TextConstraint(terms: [(1, first)], relation: .equal, constant: 300, priority: 750))
      constraints.append(
        TextConstraint(terms: [(1, first + 1)], relation: .equal, constant: 200, priority: 749))
    }
    constraints.append(TextConstraint(terms: [(1, 0)], relation: .equal, constant: 375))
    let solution = solve(makeSystem(constraints, variables: 101))
    #expect(solution.statistics.components == 50)
    #expect(solution.statistics.peakColumns <= 2)
    for cell in 0..<50 {
      #expect(abs(solution.values[1 + 2 * cell] - 300) < 1e-9)
      #expect(abs(solution.values[2 + 2 * cell] - 75) < 1e-9)
    }
  }

  @Test func theTextFormsNameWhatIsLeft() {
    var system = LinearSystem()
    let left = system.addVariable()
    let width = system.addVariable(nonNegative: true)
    system.add(Term(1, left), Term(-0.5, width), .equal, 8, tag: 4)
    system.add(Term(1, width), .greaterOrEqual, 30, priority: 750.5, weight: 2)
    system.add(Term(.nan, width), .equal, 1)
    #expect(
      system.description == """
        1000: x0 - 0.5 x1 = 8 tag 4
        750.5: x1 ≥ 30 weight 2
        1000: nan x1 = 1 (unusable)
        x1 ≥ 0

        """)
    #expect(
      system.presolvedDescription == """
        x0 = 0.5 x1 + 8
        part 0:
          1000: x1 ≥ 0 from 3
          750.5: x1 ≥ 30 from 1

        """)
  }
}
