/// A stretch of bytes in a file.
package struct SourceSpan: Hashable, Sendable {
  package let file: FileID
  /// The first byte's offset.
  package let offset: Int
  /// The number of bytes.
  package let length: Int

  /// Makes a span of `length` bytes from `offset`.
  package init(file: FileID, offset: Int, length: Int) {
    self.file = file
    self.offset = offset
    self.length = length
  }
}
