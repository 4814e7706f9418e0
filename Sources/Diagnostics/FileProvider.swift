/// Where the compiler gets files from: a disk, or a test's memory.
///
/// The only way in which it reads anything.
package protocol FileProvider: Sendable {
  /// The bytes of a file. Of a longer file than `limit` bytes, `limit + 1` are enough.
  func read(_ path: String, limit: Int) -> Result<[UInt8], FileError>

  /// The names of what a folder holds, in the order of their bytes.
  func entries(of folder: String) -> Result<[String], FileError>
}
