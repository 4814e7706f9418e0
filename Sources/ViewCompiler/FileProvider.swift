/// Where the compiler gets files from: a disk, or a test's memory.
///
/// The only way in which it reads anything.
package protocol FileProvider: Sendable {
  /// The bytes of a file. Of a longer file than `limit` bytes, `limit + 1` are enough.
  func read(_ path: String, limit: Int) -> Result<[UInt8], FileError>
}

/// Why a file can't be read or written, as one phrase.
package struct FileError: Error, Hashable, Sendable {
  package let message: String

  /// Makes an error from a phrase such as `no such file or folder`.
  package init(_ message: String) {
    self.message = message
  }
}
