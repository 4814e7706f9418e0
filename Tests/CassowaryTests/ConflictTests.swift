import Cassowary
import SolverWorkloads
import Testing

@Suite struct ConflictTests {
  private func tags(_ solution: Solution) -> [[Int32]] { solution.conflicts.map(\.tags) }

  @Test func twoConstantsForOneVariable() {
    let constraints = [
      TextConstraint(terms: [(1, 0)], relation: .equal, constant: 100),
      TextConstraint(terms: [(1, 1)], relation: .equal, constant: 7),
      TextConstraint(terms: [(1, 0)], relation: .equal, constant: 120),
    ]
    let solution = solve(makeSystem(constraints, variables: 2))
    #expect(tags(solution) == [[0, 2]])
    #expect(solution.values[1] == 7)
    #expect((100...120).contains(solution.values[0]))
  }

  @Test func allMembersOfAContradictionThroughEliminationAreNamed() {
    // left + width = right of a container, all fixed, and too wide a child.
    let constraints = [
      TextConstraint(terms: [(1, 0)], relation: .equal, constant: 0),
      TextConstraint(terms: [(1, 1)], relation: .equal, constant: 320),
      TextConstraint(terms: [(1, 2), (-1, 0)], relation: .equal, constant: 16),
      TextConstraint(terms: [(1, 2), (1, 3), (-1, 0), (-1, 1)], relation: .equal, constant: -16),
      TextConstraint(terms: [(1, 4), (-1, 3)], relation: .equal, constant: 0),
      TextConstraint(terms: [(1, 4)], relation: .equal, constant: 300),
      TextConstraint(terms: [(1, 5)], relation: .equal, constant: 1),
    ]
    #expect(tags(solve(makeSystem(constraints, variables: 6))) == [[1, 2, 3, 4, 5]])
  }

  @Test func inequalitiesThatCannotBothHold() {
    let constraints = [
      TextConstraint(terms: [(1, 0)], relation: .greaterOrEqual, constant: 50),
      TextConstraint(terms: [(1, 1)], relation: .greaterOrEqual, constant: 60),
      TextConstraint(terms: [(1, 2)], relation: .greaterOrEqual, constant: -5),
      TextConstraint(terms: [(1, 0), (1, 1), (1, 2)], relation: .lessOrEqual, constant: 100),
      TextConstraint(terms: [(1, 0)], relation: .lessOrEqual, constant: 500),
    ]
    let solution = solve(makeSystem(constraints, variables: 3))
    #expect(tags(solution) == [[0, 1, 2, 3]])
    let missed = constraints.reduce(0) { $0 + $1.violation(at: solution.values) }
    #expect(abs(missed - 5) < 1e-6)
  }

  @Test func redundantEqualitiesAreNoContradiction() {
    let constraints = [
      TextConstraint(terms: [(1, 0)], relation: .equal, constant: 10),
      TextConstraint(terms: [(1, 0)], relation: .equal, constant: 10),
      TextConstraint(terms: [(1, 1), (-1, 0)], relation: .equal, constant: 5),
      TextConstraint(terms: [(1, 1)], relation: .equal, constant: 15),
      TextConstraint(terms: [(2, 0), (-2, 1)], relation: .equal, constant: -10),
      TextConstraint(terms: [(1, 1)], relation: .lessOrEqual, constant: 15),
      TextConstraint(terms: [], relation: .lessOrEqual, constant: 0),
    ]
    let solution = solve(makeSystem(constraints, variables: 2))
    #expect(solution.conflicts.isEmpty)
    #expect(solution.values == [10, 15])
  }

  @Test func severalContradictionsAreEachNamed() {
    var constraints: [TextConstraint] = []
    for variable in 0..<5 {
      constraints.append(TextConstraint(terms: [(1, variable)], relation: .equal, constant: 1))
      constraints.append(TextConstraint(terms: [(1, variable)], relation: .greaterOrEqual, constant: 9))
    }
    #expect(tags(solve(makeSystem(constraints, variables: 5))) == (0..<5).map { [2 * $0, 2 * $0 + 1] })
  }

  @Test func contradictionsThatShareAMemberAreEachNamed() {
    let constraints = [375.0, 400, 400, 375].map {
      TextConstraint(terms: [(1, 0)], relation: .equal, constant: $0)
    }
    #expect(tags(solve(makeSystem(constraints, variables: 1))) == [[0, 1], [0, 2]])
  }

  @Test func aConstraintWithoutVariablesMayContradictItself() {
    let constraint = TextConstraint(terms: [(1, 0), (-1, 0)], relation: .greaterOrEqual, constant: 3)
    #expect(tags(solve(makeSystem([constraint], variables: 1))) == [[0]])
  }

  @Test func declaredSignsTakePartUnnamed() {
    var system = LinearSystem()
    let width = system.addVariable(nonNegative: true)
    let other = system.addVariable()
    system.add(Term(1, other), Term(-1, width), .equal, 4, tag: 1)
    system.add(Term(1, other), .lessOrEqual, -2, tag: 2)
    #expect(tags(solve(system)) == [[1, 2]])
  }

  @Test func lowerLevelsStillCountWhereRequirementsContradict() {
    let constraints = [
      TextConstraint(terms: [(1, 0)], relation: .equal, constant: 100),
      TextConstraint(terms: [(1, 0)], relation: .equal, constant: 120),
      TextConstraint(terms: [(1, 0)], relation: .equal, constant: 110, priority: 1),
      TextConstraint(terms: [(1, 1), (-1, 0)], relation: .equal, constant: 1, priority: 300),
    ]
    let solution = solve(makeSystem(constraints, variables: 2))
    #expect(solution.values == [110, 111])
  }

  @Test func aLongChainThatContradictsItselfIsOneContradiction() {
    var constraints = [TextConstraint(terms: [(1, 0)], relation: .equal, constant: 0)]
    for index in 1..<120 {
      constraints.append(
        TextConstraint(terms: [(1, index), (-1, index - 1)], relation: .equal, constant: 10))
    }
    constraints.append(TextConstraint(terms: [(1, 119)], relation: .lessOrEqual, constant: 1000))
    let solution = solve(makeSystem(constraints, variables: 120))
    #expect(tags(solution) == [(0...120).map { Int32($0) }])
    let missed = constraints.reduce(0) { $0 + $1.violation(at: solution.values) }
    #expect(abs(missed - 190) < 1e-6)
  }

  @Test func contradictionsSmallerThanTheToleranceAreNone() {
    let constraints = [
      TextConstraint(terms: [(1, 0)], relation: .equal, constant: 100),
      TextConstraint(terms: [(1, 0)], relation: .equal, constant: 100 + 1e-8),
      TextConstraint(terms: [(1, 0)], relation: .lessOrEqual, constant: 100 - 1e-8),
    ]
    #expect(solve(makeSystem(constraints, variables: 1)).conflicts.isEmpty)
  }
}
