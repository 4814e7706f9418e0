/// Why a file can't be read or written, as one phrase.
package struct FileError: Error, Hashable, Sendable {
  package let message: String

  /// Makes an error from a phrase such as `no such file or folder`.
  package init(_ message: String) {
    self.message = message
  }
}
