package import Diagnostics

/// Files of a test, in memory.
package struct MemoryFiles: FileProvider {
  private let contents: [String: [UInt8]]

  /// Files by path.
  package init(_ texts: [String: String] = [:]) {
    contents = texts.mapValues { Array($0.utf8) }
  }

  /// Files by path, as bytes.
  package init(bytes: [String: [UInt8]]) {
    contents = bytes
  }

  package func read(_ path: String, limit: Int) -> Result<[UInt8], FileError> {
    contents[path].map { .success($0) } ?? .failure(FileError("no such file or folder"))
  }

  package func entries(of folder: String) -> Result<[String], FileError> {
    let inside = contents.keys.filter { $0.hasPrefix(folder + "/") }
    let names = inside.compactMap { $0.dropFirst(folder.utf8.count + 1).split(separator: "/").first }
    return names.isEmpty
      ? .failure(FileError("no such file or folder")) : .success(Set(names.map(String.init)).sorted())
  }
}
