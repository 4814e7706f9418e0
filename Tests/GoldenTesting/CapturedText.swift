internal import Foundation

/// Text that several threads may append to.
final class CapturedText: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var text = ""

  /// Appends text.
  func append(_ more: String) {
    lock.lock()
    defer { lock.unlock() }
    text += more
  }

  /// All that was appended.
  var value: String {
    lock.lock()
    defer { lock.unlock() }
    return text
  }
}
