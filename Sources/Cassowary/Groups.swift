/// Disjoint sets of numbers.
struct Groups {
  private var parents: [Int32]

  /// Puts each of the numbers 0 ..< `count` in a set of its own.
  init(count: Int) {
    parents = (0..<count).map { Int32(truncatingIfNeeded: $0) }
  }

  /// The representative of a number's set: its least member.
  mutating func find(_ number: Int32) -> Int32 {
    var current = number
    while parents[Int(current)] != current {
      parents[Int(current)] = parents[Int(parents[Int(current)])]
      current = parents[Int(current)]
    }
    return current
  }

  /// Makes one set of two.
  mutating func join(_ first: Int32, _ second: Int32) {
    let left = find(first)
    let right = find(second)
    if left < right { parents[Int(right)] = left } else { parents[Int(left)] = right }
  }
}
