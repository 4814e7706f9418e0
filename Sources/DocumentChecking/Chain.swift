/// Numbers that lead to an earlier one of the same group: what a rule compares a new member with.
struct Chain {
  /// How far a chain is followed; no real object has as many of a kind.
  private static let limit = 64
  private var before: [Int]

  /// Makes chains over `count` numbers, none linked.
  init(count: Int) {
    before = [Int](repeating: -1, count: count)
  }

  /// Puts `number` behind the last of its group; nil where it is the first.
  mutating func link(_ number: Int, to last: Int?) {
    before[number] = last ?? -1
  }

  /// The first number back from `start` for which `matches` holds; -1 as a start is an empty chain.
  func first(from start: Int, where matches: (Int) -> Bool) -> Int? {
    var number = start
    var steps = 0
    while number >= 0, steps < Chain.limit {
      if matches(number) { return number }
      number = before[number]
      steps += 1
    }
    return nil
  }
}
