import Foundation
import GoldenTesting
import Synchronization
import ViewCommand

/// A folder of its own for one test, with the command line running in it.
final class Site {
  /// What a run printed and how it ended.
  struct Outcome {
    let status: ExitStatus
    let output: String
    let errors: String
  }

  let folder: URL
  /// What standard input holds.
  var input = ""
  var environment: [String: String] = [:]
  var isTerminal = false
  /// What tells the program's build from others; nil where it can't.
  var build: [UInt8]? = [1]
  /// Nanoseconds that the clock goes on with each look at it.
  var tick: UInt64 = 0

  init(_ files: [String: String] = [:]) throws {
    folder = try Workspace.temporaryFolder()
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func url(_ path: String) -> URL { folder.appending(path: path) }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  func write(_ data: Data, to path: String) throws {
    let target = url(path)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: target)
  }

  func text(_ path: String) -> String? { try? String(contentsOf: url(path), encoding: .utf8) }

  /// The paths of all files, in order.
  var files: [String] {
    let walk = FileManager.default.enumerator(atPath: folder.path)
    var paths: [String] = []
    while let path = walk?.nextObject() as? String {
      if walk?.fileAttributes?[.type] as? FileAttributeType == .typeRegular { paths.append(path) }
    }
    return paths.sorted()
  }

  /// Runs the command line in this process.
  @discardableResult
  func run(_ arguments: String...) -> Outcome { run(arguments) }

  /// Runs the command line in this process.
  func run(_ arguments: [String]) -> Outcome {
    let output = Catcher()
    let errors = Catcher()
    let clock = Ticker(step: tick)
    let bytes = Array(input.utf8)
    let build = build
    let context = CommandContext(
      console: Console(output: output.append, errors: errors.append, isErrorTerminal: isTerminal),
      files: DiskFiles(base: folder.path), environment: environment, workingFolder: folder.path,
      processors: 2, build: { build },
      standardInput: { _ in .success(bytes) }, clock: clock.next)
    let status = ViewCommand.run(arguments, in: context)
    return Outcome(status: status, output: output.text, errors: errors.text)
  }
}

/// Collects text from any thread.
private final class Catcher: Sendable {
  private let caught = Mutex("")

  var text: String { caught.withLock { $0 } }

  @Sendable func append(_ text: String) -> Bool {
    caught.withLock { $0 += text }
    return true
  }
}

/// A clock that goes on when it is looked at.
private final class Ticker: Sendable {
  private let time = Mutex(UInt64(0))
  private let step: UInt64

  init(step: UInt64) { self.step = step }

  @Sendable func next() -> UInt64 {
    time.withLock { time in
      time += step
      return time
    }
  }
}
