internal import Diagnostics

/// Lines and columns of one file; quick for offsets that come in ascending order, also within one endless
/// line.
struct SourcePositions {
  private let table: LineTable
  private let bytes: [UInt8]
  private var last = (offset: 0, line: 1, column: 1)

  /// Reads the lines of `bytes`.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    table = LineTable(bytes)
  }

  /// The line and column (from 1) of a byte offset.
  mutating func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    let line = table.line(of: offset)
    if line == last.line, offset >= last.offset {
      for byte in bytes[last.offset..<offset] where byte & 0xC0 != 0x80 { last.column += 1 }
      last.offset = offset
    } else {
      let (_, column) = table.position(of: offset)
      last = (offset, line, column)
    }
    return (line, last.column)
  }

  /// The bytes of a line without its end.
  func range(ofLine line: Int) -> Range<Int> { table.range(ofLine: line) }
}
