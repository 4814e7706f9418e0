@testable import Cassowary
import SolverWorkloads
import Testing

/// Bounds on work counts, which do not depend on the machine.
@Suite struct BudgetTests {
  @Test func softEqualitiesInAChainNeedNoSearch() {
    var constraints = [TextConstraint(terms: [(1, 0)], relation: .equal, constant: 0)]
    for index in 1..<400 {
      let top = 2 * index
      constraints.append(
        TextConstraint(
          terms: [(1, top), (-1, top - 2), (-1, top - 1)], relation: .equal, constant: 0, priority: 999))
      constraints.append(
        TextConstraint(terms: [(1, top - 1)], relation: .equal, constant: 3, priority: 750))
    }
    let solution = solve(makeSystem(constraints, variables: 800))
    #expect(solution.values[798] == 1197)
    #expect(solution.statistics.pivots == 0)
  }

  @Test func aBoundThatBreaksTheFirstGuessCostsOneMoreRow() {
    // Fifty labels that together want more than there is: one row suffices.
    var constraints: [TextConstraint] = []
    for index in 0..<50 {
      constraints.append(
        TextConstraint(terms: [(1, index)], relation: .equal, constant: 20, priority: 400 + Double(index)))
      constraints.append(TextConstraint(terms: [(1, index)], relation: .greaterOrEqual, constant: 0))
    }
    constraints.append(
      TextConstraint(terms: (0..<50).map { (1, $0) }, relation: .lessOrEqual, constant: 490))
    let solution = solve(makeSystem(constraints, variables: 50))
    #expect(solution.statistics.restarts == 1)
    #expect(solution.statistics.rows == 1)
    #expect(solution.statistics.pivots <= 60)
    let expected = Array(repeating: 0.0, count: 25) + [10] + Array(repeating: 20.0, count: 24)
    for (value, wanted) in zip(solution.values, expected) { #expect(abs(value - wanted) < 1e-9) }
  }

  @Test func brokenRowsOfIndependentPartsDoNotMeet() {
    var constraints: [TextConstraint] = []
    for part in 0..<40 {
      let first = 2 * part
      constraints.append(
        TextConstraint(terms: [(1, first), (1, first + 1)], relation: .lessOrEqual, constant: 10))
      constraints.append(TextConstraint(terms: [(1, first)], relation: .equal, constant: 8, priority: 2))
      constraints.append(TextConstraint(terms: [(1, first + 1)], relation: .equal, constant: 8, priority: 1))
    }
    let statistics = solve(makeSystem(constraints, variables: 80)).statistics
    #expect(statistics.peakColumns == 2)
    #expect(statistics.components == 40)
    #expect(statistics.pivots <= 80)
  }

  @Test func editsOfADeterminedSystemAreFollowedWithoutSolving() {
    var constraints = [TextConstraint(terms: [(1, 0)], relation: .equal, constant: 320, priority: 998)]
    for index in 1..<50 {
      constraints.append(
        TextConstraint(terms: [(1, index), (-1, index - 1)], relation: .equal, constant: -2))
      constraints.append(TextConstraint(terms: [(1, index)], relation: .greaterOrEqual, constant: 20))
    }
    var solver = Solver(makeSystem(constraints, variables: 50))
    for width in [330.0, 350, 400, 500] {
      solver.resolve(changing: ConstraintIndex(index: 0), to: width)
      #expect(solver.solution.values[49] == width - 98)
    }
    #expect(solver.isFollowing)
    solver.resolve(changing: ConstraintIndex(index: 0), to: 50)
    #expect(!solver.isFollowing)
    #expect(solver.solution.values[0] == 118)
  }

  @Test(arguments: WorkloadShape.agreed, [100, 1000])
  func interfacesNeedNoSearch(shape: WorkloadShape, size: Int) {
    let workload = shape.workload(size: size)
    let statistics = solve(workload.makeSystem()).statistics
    #expect(statistics.pivots == 0)
    #expect(statistics.rows == 0)
    #expect(statistics.peakColumns == 0)
    #expect(statistics.restarts == 0)
    #expect(statistics.eliminated >= workload.variables * 3 / 4)
    #expect(!statistics.isTruncated)
  }

  @Test(arguments: WorkloadShape.allCases)
  func workGrowsInProportion(shape: WorkloadShape) {
    let small = solve(shape.workload(size: 96).makeSystem()).statistics
    let large = solve(shape.workload(size: 960).makeSystem()).statistics
    #expect(small.visits > 0)
    // A tenth more for the logarithm in `Elimination`.
    #expect(large.visits <= 11 * small.visits)
    let workload = shape.workload(size: 960)
    let terms = workload.constraints.reduce(0) { $0 + $1.terms.count }
    #expect(large.visits <= 12 * terms)
  }

  @Test(arguments: WorkloadShape.agreed)
  func editsOfInterfacesNeedFewSolutions(shape: WorkloadShape) {
    let workload = shape.workload(size: 300, isEdited: true)
    var solver = Solver(workload.makeSystem())
    let before = solver.solution.statistics
    for change in workload.changes { solver.resolve(changing: change.constraint, to: change.value) }
    #expect(solver.isFollowing)
    #expect(before.pivots <= workload.edits.count)
    #expect(before.peakColumns <= 2)
  }
}
