/// The time that each stage took, in nanoseconds.
package struct StageTimes: Sendable {
  /// A monotonic clock's nanoseconds; nil where nobody asks for times.
  package typealias Clock = @Sendable () -> UInt64

  private var nanoseconds = [UInt64](repeating: 0, count: Stage.allCases.count)
  private let clock: Clock?

  /// Starts with no time spent.
  package init(clock: Clock?) {
    self.clock = clock
  }

  /// The nanoseconds spent in a stage.
  package subscript(stage: Stage) -> UInt64 { nanoseconds[stage.rawValue] }

  /// Does `body` as part of a stage.
  package mutating func measure<Value>(_ stage: Stage, _ body: () -> Value) -> Value {
    guard let clock else { return body() }
    let start = clock()
    let value = body()
    nanoseconds[stage.rawValue] &+= clock() &- start
    return value
  }

  /// Adds the times of another document.
  package mutating func add(_ other: StageTimes) {
    for stage in Stage.allCases { nanoseconds[stage.rawValue] &+= other[stage] }
  }
}
