/// A command line that can't be followed, as one phrase.
package struct UsageError: Error, Hashable, Sendable {
  package let message: String

  /// Makes an error from a phrase.
  package init(_ message: String) {
    self.message = message
  }

  /// A word that isn't one of those known: names the nearest.
  package static func unknown(_ noun: String, _ word: String, nearest: String?) -> UsageError {
    UsageError("unknown \(noun) '\(word)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
  }
}
