package import Diagnostics

/// The files of the repository, some of them with other content.
package struct OverlayFiles: FileProvider {
  private let changes: MemoryFiles
  private let paths: Set<String>
  private let folder = FolderFiles()

  /// The repository's files with these in their place, by paths from its root.
  package init(_ changes: [String: String]) {
    self.changes = MemoryFiles(changes)
    paths = Set(changes.keys)
  }

  package func read(_ path: String, limit: Int) -> Result<[UInt8], FileError> {
    paths.contains(path) ? changes.read(path, limit: limit) : folder.read(path, limit: limit)
  }

  package func entries(of path: String) -> Result<[String], FileError> { folder.entries(of: path) }
}
