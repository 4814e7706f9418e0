/// Finds the run of an offset; offsets are asked for in rising order.
struct RunCursor {
  private let runs: [StyledText.Run]
  private var index = 0
  private var start = 0

  /// Starts at the first run.
  init(_ runs: [StyledText.Run]) {
    self.runs = runs
  }

  /// The run that holds the byte at `offset`; the last one beyond the end.
  mutating func run(at offset: Int) -> StyledText.Run? {
    while index + 1 < runs.count, offset >= start + runs[index].length {
      start += runs[index].length
      index += 1
    }
    return index < runs.count ? runs[index] : nil
  }

  mutating func font(at offset: Int) -> Font? { run(at: offset)?.font }

  mutating func paragraph(at offset: Int) -> ParagraphMetrics {
    run(at: offset)?.paragraph ?? ParagraphMetrics()
  }

  /// Calls `body` with every run that has a byte in `range`, or with the one at its start if it is empty.
  mutating func forEachRun(in range: Range<Int>, _ body: (StyledText.Run) -> Void) {
    guard let first = run(at: range.lowerBound) else { return }
    body(first)
    var cursor = self
    var end = cursor.start + first.length
    while end < range.upperBound, let next = cursor.run(at: end), cursor.start >= end {
      body(next)
      end = cursor.start + next.length
    }
  }
}
