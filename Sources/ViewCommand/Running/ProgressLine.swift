/// The line on a terminal that says how far a run is; shown after a second, gone at the end.
struct ProgressLine {
  /// When the line first shows, and how often it changes, in nanoseconds.
  private static let delay: UInt64 = 1_000_000_000
  private static let interval: UInt64 = 100_000_000
  private let context: CommandContext
  private let total: Int
  private let isOn: Bool
  private let start: UInt64
  private var last: UInt64 = 0
  private var isShown = false

  /// A line for `total` documents; never shown where `isQuiet` or standard error is no terminal.
  init(total: Int, isQuiet: Bool, context: CommandContext) {
    self.context = context
    self.total = total
    isOn = context.console.isErrorTerminal && !isQuiet
    start = isOn ? context.clock() : 0
  }

  /// Shows how far the run is, if it is time to.
  mutating func update(done: Int, errors: Int) {
    guard isOn else { return }
    let now = context.clock()
    guard now &- start >= ProgressLine.delay, now &- last >= ProgressLine.interval else { return }
    last = now
    isShown = true
    context.console.note("\r\u{1B}[K\(done) of \(total) documents, \(errors) errors")
  }

  /// Takes the line away.
  mutating func finish() {
    if isShown { context.console.note("\r\u{1B}[K") }
    isShown = false
  }
}
