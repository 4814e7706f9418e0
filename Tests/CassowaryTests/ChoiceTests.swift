import Cassowary
import SolverWorkloads
import Testing

@Suite struct ChoiceTests {
  @Test func freeVariablesTakeTheirHints() {
    let solution = solve(makeSystem([], variables: 3, hints: [4, -7, 0.5]))
    #expect(solution.values == [4, -7, 0.5])
    #expect(solution.undetermined == [true, true, true])
  }

  @Test func earlierVariablesChooseFirst() {
    let sum = TextConstraint(terms: [(1, 0), (1, 1), (1, 2)], relation: .equal, constant: 30)
    let solution = solve(makeSystem([sum], variables: 3, hints: [5, 6, 7]))
    #expect(solution.values == [5, 6, 19])
  }

  @Test func aHintOutsideItsRangeIsMetAsNearlyAsPossible() {
    let constraints = [
      TextConstraint(terms: [(1, 0)], relation: .greaterOrEqual, constant: 10),
      TextConstraint(terms: [(1, 0), (1, 1)], relation: .lessOrEqual, constant: 50),
      TextConstraint(terms: [(1, 1)], relation: .greaterOrEqual, constant: 15),
    ]
    let solution = solve(makeSystem(constraints, variables: 2, hints: [100, 100]))
    #expect(abs(solution.values[0] - 35) < 1e-9)
    #expect(abs(solution.values[1] - 15) < 1e-9)
  }

  @Test func onlyWhatCanMoveIsUndetermined() {
    let constraints = [
      TextConstraint(terms: [(1, 0), (1, 1)], relation: .equal, constant: 100),
      TextConstraint(terms: [(1, 2)], relation: .equal, constant: 3),
      // Pins 3 and 4 by inequalities alone.
      TextConstraint(terms: [(1, 3), (1, 4)], relation: .lessOrEqual, constant: 20),
      TextConstraint(terms: [(1, 3)], relation: .greaterOrEqual, constant: 12),
      TextConstraint(terms: [(1, 4)], relation: .greaterOrEqual, constant: 8),
    ]
    let solution = solve(makeSystem(constraints, variables: 5))
    #expect(solution.undetermined == [true, true, false, false, false])
    #expect(solution.isAmbiguous)
  }

  @Test func aSumOfUndeterminedVariablesMayBeDetermined() {
    let constraints = [
      TextConstraint(terms: [(1, 0), (1, 1)], relation: .equal, constant: 100, priority: 600),
      TextConstraint(terms: [(1, 2), (-1, 0), (-1, 1)], relation: .equal, constant: 5),
      TextConstraint(terms: [(1, 0)], relation: .greaterOrEqual, constant: 0),
      TextConstraint(terms: [(1, 1)], relation: .greaterOrEqual, constant: 0),
    ]
    let solution = solve(makeSystem(constraints, variables: 3, hints: [30, 0, 0]))
    #expect(solution.undetermined == [true, true, false])
    #expect(abs(solution.values[0] - 30) < 1e-9)
    #expect(abs(solution.values[2] - 105) < 1e-9)
  }

  @Test func aDeterminedSystemHasNoChoice() {
    let constraints = [
      TextConstraint(terms: [(1, 0)], relation: .equal, constant: 5, priority: 1),
      TextConstraint(terms: [(1, 1), (-2, 0)], relation: .equal, constant: 0),
    ]
    let solution = solve(makeSystem(constraints, variables: 2))
    #expect(!solution.isAmbiguous)
    #expect(solution.values == [5, 10])
  }
}
