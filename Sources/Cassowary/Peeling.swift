/// Takes rows away one by one, each when it is the only one left that has some base.
struct Peeling {
  /// The distinct bases of all rows, ascending.
  let bases: [Int32]
  private let rows: [[Int32]]
  /// Number of rows left with each base.
  private var counts: [Int]
  /// Exclusive or of the numbers of the rows left with each base: the row itself if it is one.
  private var marks: [Int]
  private var isBlocked: [Bool]
  private var isGone: [Bool]
  private var isWelcome: [Bool]
  private var queue: [Int] = []

  /// Starts with all rows, each a list of distinct bases.
  init(rows: [[Int32]]) {
    self.rows = rows
    let bases = Array(Set(rows.joined())).sorted()
    self.bases = bases
    counts = Array(repeating: 0, count: bases.count)
    marks = counts
    isBlocked = Array(repeating: false, count: bases.count)
    isWelcome = isBlocked
    isGone = Array(repeating: false, count: rows.count)
    for (index, row) in rows.enumerated() {
      for base in row { count(base, index, by: 1) }
    }
  }

  /// Rules out that a base be used.
  mutating func block(_ base: Int32) {
    if let position = position(of: base) { isBlocked[position] = true }
  }

  /// Lines up the bases for which `isWelcome` holds and which one row is left with.
  mutating func start(_ isWelcome: (Int32) -> Bool) {
    queue.removeAll(keepingCapacity: true)
    for position in bases.indices {
      self.isWelcome[position] = !isBlocked[position] && isWelcome(bases[position])
      if self.isWelcome[position], counts[position] == 1 { queue.append(position) }
    }
    queue.reverse()
  }

  /// A row left and a base that only it has.
  mutating func next() -> (row: Int, base: Int32)? {
    while let position = queue.popLast() {
      if counts[position] == 1, !isGone[marks[position]] { return (marks[position], bases[position]) }
    }
    return nil
  }

  /// Takes a row away.
  mutating func remove(_ row: Int) {
    isGone[row] = true
    for base in rows[row] {
      count(base, row, by: -1)
      guard let position = position(of: base), counts[position] == 1, isWelcome[position] else { continue }
      queue.append(position)
    }
  }

  private mutating func count(_ base: Int32, _ row: Int, by step: Int) {
    guard let position = position(of: base) else { return }
    counts[position] += step
    marks[position] ^= row
  }

  private func position(of base: Int32) -> Int? {
    var low = 0
    var high = bases.count
    while low < high {
      let middle = (low + high) / 2
      if bases[middle] < base { low = middle + 1 } else { high = middle }
    }
    return low < bases.count && bases[low] == base ? low : nil
  }
}
