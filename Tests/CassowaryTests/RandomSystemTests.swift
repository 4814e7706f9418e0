import Cassowary
import SolverWorkloads
import Testing

@Suite struct RandomSystemTests {
  @Test(arguments: 0..<400)
  func agreesWithATextbookProgram(seed: Int) throws {
    var generator = SplitMix(seed: UInt64(seed))
    let count = Int.random(in: 1...6, using: &generator)
    let constraints = RandomSystem.feasible(
      &generator, variables: count, required: Int.random(in: 0...5, using: &generator),
      soft: Int.random(in: 0...8, using: &generator), levels: [750, 500, 250.5, 250])
    let hints = (0..<count).map { _ in Double(Int.random(in: -5...5, using: &generator)) }
    let solution = solve(makeSystem(constraints, variables: count, hints: hints))
    #expect(solution.conflicts.isEmpty)
    #expect(!solution.statistics.isTruncated)
    for constraint in constraints where constraint.priority == 1000 {
      #expect(constraint.violation(at: solution.values) < 1e-6)
    }
    let expected = try #require(
      TextbookProgram.optimum(constraints, variables: count, hints: hints))
    for index in 0..<count { #expect(abs(solution.values[index] - expected[index]) < 1e-4) }
  }

  @Test(arguments: 0..<100)
  func orderOfAdditionDoesNotMatter(seed: Int) {
    var generator = SplitMix(seed: 1000 + UInt64(seed))
    let constraints = RandomSystem.feasible(
      &generator, variables: 7, required: 5, soft: 10, levels: [999.9, 999.5, 250])
    let first = solve(makeSystem(constraints, variables: 7))
    for _ in 0..<4 {
      let shuffled = constraints.shuffled(using: &generator)
      let other = solve(makeSystem(shuffled, variables: 7))
      for index in 0..<7 { #expect(abs(first.values[index] - other.values[index]) < 1e-6) }
      #expect(first.undetermined == other.undetermined)
    }
  }

  @Test(arguments: 0..<100)
  func contradictionsOfRandomSystemsAreMinimal(seed: Int) {
    var generator = SplitMix(seed: 5000 + UInt64(seed))
    let constraints = (0..<9).map { _ in RandomSystem.some(&generator, variables: 4) }
    let solution = solve(makeSystem(constraints, variables: 4))
    let areFinite = solution.values.allSatisfy { $0.isFinite }
    #expect(areFinite)
    let isMet = constraints.allSatisfy { $0.violation(at: solution.values) < 1e-6 }
    #expect(isMet == solution.conflicts.isEmpty)
    for conflict in solution.conflicts {
      let members = conflict.tags.map { constraints[Int($0)] }
      #expect(!solve(makeSystem(members, variables: 4)).conflicts.isEmpty)
      for left in members.indices {
        var rest = members
        rest.remove(at: left)
        #expect(solve(makeSystem(rest, variables: 4)).conflicts.isEmpty)
      }
    }
  }

  @Test(arguments: 0..<150)
  func contradictoryRequirementsAreMissedByAsLittleAsPossible(seed: Int) throws {
    var generator = SplitMix(seed: 9000 + UInt64(seed))
    var constraints = (0..<7).map { _ in RandomSystem.some(&generator, variables: 4) }
    for _ in 0..<4 {
      var soft = RandomSystem.some(&generator, variables: 4)
      soft.priority = 500
      constraints.append(soft)
    }
    let solution = solve(makeSystem(constraints, variables: 4))
    let expected = try #require(
      TextbookProgram.optimum(constraints, variables: 4, hints: [0, 0, 0, 0]))
    for index in 0..<4 { #expect(abs(solution.values[index] - expected[index]) < 1e-4) }
  }
}
