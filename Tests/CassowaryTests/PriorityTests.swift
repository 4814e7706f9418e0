import Cassowary
import SolverWorkloads
import Testing

@Suite struct PriorityTests {
  @Test func aHigherPriorityIsNotTradedForManyLowerOnes() {
    var constraints = [TextConstraint(terms: [(1, 0)], relation: .equal, constant: 0, priority: 500)]
    for _ in 0..<2000 {
      constraints.append(
        TextConstraint(terms: [(1, 0)], relation: .equal, constant: 100, priority: 499, weight: 1000))
    }
    #expect(solve(makeSystem(constraints, variables: 1)).values == [0])
  }

  @Test func coupledPrioritiesAreStrictToo() {
    // A weighted sum gives up the first wish, as the others outweigh it.
    var constraints = [
      TextConstraint(terms: [(1, 0), (1, 1)], relation: .lessOrEqual, constant: 100),
      TextConstraint(terms: [(1, 0)], relation: .equal, constant: 80, priority: 251),
    ]
    for _ in 0..<500 {
      constraints.append(
        TextConstraint(terms: [(1, 1)], relation: .equal, constant: 70, priority: 250, weight: 50))
    }
    let solution = solve(makeSystem(constraints, variables: 2))
    #expect(abs(solution.values[0] - 80) < 1e-9)
    #expect(abs(solution.values[1] - 20) < 1e-9)
  }

  @Test func fractionsOfAPriorityAreLevels() {
    let wishes = [999.5, 999.9, 999.25, 999.95].map {
      TextConstraint(terms: [(1, 0)], relation: .equal, constant: $0, priority: $0)
    }
    for start in 0..<4 {
      let order = Array(wishes[start...] + wishes[..<start])
      #expect(solve(makeSystem(order, variables: 1)).values == [999.95])
    }
  }

  @Test func withinALevelTheSumOfAbsoluteErrorsIsLeast() {
    let median = [1.0, 2, 50].map {
      TextConstraint(terms: [(1, 0)], relation: .equal, constant: $0, priority: 250)
    }
    #expect(solve(makeSystem(median, variables: 1)).values == [2])
    var weighted = median
    weighted[2].weight = 3
    #expect(solve(makeSystem(weighted, variables: 1)).values == [50])
  }

  @Test func aTieWithinALevelIsLeftToTheNextLevel() {
    let constraints = [
      TextConstraint(terms: [(1, 0)], relation: .equal, constant: 10, priority: 250),
      TextConstraint(terms: [(1, 0)], relation: .equal, constant: 30, priority: 250),
      TextConstraint(terms: [(1, 0)], relation: .greaterOrEqual, constant: 17, priority: 1),
    ]
    let solution = solve(makeSystem(constraints, variables: 1))
    #expect(solution.values == [17])
    #expect(solution.undetermined == [true])
  }

  @Test func compressionBeatsHuggingOfALabelBetweenNeighbours() {
    // x0, x1 widths of two labels that fill 300 points: the one that hugs less grows.
    let constraints = [
      TextConstraint(terms: [(1, 0), (1, 1)], relation: .equal, constant: 300),
      TextConstraint(terms: [(1, 0)], relation: .lessOrEqual, constant: 80, priority: 251),
      TextConstraint(terms: [(1, 0)], relation: .greaterOrEqual, constant: 80, priority: 750),
      TextConstraint(terms: [(1, 1)], relation: .lessOrEqual, constant: 90, priority: 250),
      TextConstraint(terms: [(1, 1)], relation: .greaterOrEqual, constant: 90, priority: 750),
    ]
    let solution = solve(makeSystem(constraints, variables: 2))
    #expect(abs(solution.values[0] - 80) < 1e-9)
    #expect(abs(solution.values[1] - 220) < 1e-9)
    #expect(!solution.isAmbiguous)
  }
}
