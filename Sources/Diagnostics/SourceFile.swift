/// A file's bytes as UTF-8, with the path that diagnostics print.
package struct SourceFile: Sendable {
  package let id: FileID
  /// The path as it was given, or a name for standard input.
  package let path: String
  /// The content as UTF-8; a UTF-16 file is kept transcoded.
  package let bytes: [UInt8]

  /// Makes a file from its bytes.
  package init(id: FileID, path: String, bytes: [UInt8]) {
    self.id = id
    self.path = path
    self.bytes = bytes
  }

  /// The text between two byte offsets; bytes that aren't UTF-8 are replaced.
  package func text(_ range: Range<Int>) -> String {
    let clamped = range.clamped(to: 0..<bytes.count)
    return String(decoding: bytes[clamped], as: UTF8.self)
  }
}
