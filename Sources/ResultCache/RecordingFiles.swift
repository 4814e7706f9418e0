package import Diagnostics

/// Hands on what other files answer, and keeps what was asked: so no input can be forgotten.
///
/// A class because stages share it; one document's stages, which run one after the other.
package final class RecordingFiles: FileProvider, @unchecked Sendable {
  private let files: any FileProvider
  /// What was read, in order.
  package private(set) var accesses: [FileAccess] = []

  /// Reads from `files`.
  package init(_ files: any FileProvider) {
    self.files = files
  }

  package func read(_ path: String, limit: Int) -> Result<[UInt8], FileError> {
    let result = files.read(path, limit: limit)
    accesses.append(FileAccess(path, limit: limit, result))
    return result
  }

  package func entries(of folder: String) -> Result<[String], FileError> {
    let result = files.entries(of: folder)
    accesses.append(FileAccess(folder, result))
    return result
  }
}
