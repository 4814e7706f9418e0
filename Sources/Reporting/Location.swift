/// A stretch of a file as people and editors name it.
///
/// Lines and columns count from 1; a column counts UTF-8 characters; the end is the place just behind the
/// last character.
package struct Location: Hashable, Sendable {
  package let path: String
  /// The first byte's offset in the file as UTF-8.
  package let offset: Int
  /// The number of bytes.
  package let length: Int
  package let line: Int
  package let column: Int
  package let endLine: Int
  package let endColumn: Int

  /// Makes a location; see the properties.
  package init(
    path: String, offset: Int, length: Int, line: Int, column: Int, endLine: Int, endColumn: Int
  ) {
    self.path = path
    self.offset = offset
    self.length = length
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }

  /// `path:line:column`.
  package var text: String { "\(path):\(line):\(column)" }
}
