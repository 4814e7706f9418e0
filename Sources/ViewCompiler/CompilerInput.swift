/// A document to compile.
package struct CompilerInput: Hashable, Sendable {
  /// The path that is read and that findings print.
  package let path: String
  /// The content, where it doesn't come from a file (standard input).
  package let bytes: [UInt8]?

  /// The document in the file at `path`.
  package init(path: String) {
    self.path = path
    bytes = nil
  }

  /// The document in `bytes`, called `path`.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The file's name without folder.
  package var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The file's name without folder and extension.
  package var name: String {
    let file = fileName
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return file }
    return String(file[..<dot])
  }
}
