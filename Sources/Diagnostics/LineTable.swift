/// The starts of a file's lines, to turn an offset into line and column.
package struct LineTable: Sendable {
  /// Offsets of the first byte of each line.
  private let starts: [Int]
  private let bytes: [UInt8]

  /// Reads the lines of `bytes` (LF, CRLF and lone CR end a line).
  package init(_ bytes: [UInt8]) {
    var starts = [0]
    for index in bytes.indices {
      let isBreak = bytes[index] == 10
      let isLoneReturn = bytes[index] == 13 && (index + 1 == bytes.count || bytes[index + 1] != 10)
      if isBreak || isLoneReturn { starts.append(index + 1) }
    }
    self.starts = starts
    self.bytes = bytes
  }

  /// The line and column (both from 1; a column counts UTF-8 characters) of a byte offset.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(of: offset)
    var column = 1
    for byte in bytes[starts[line]..<offset] where byte & 0xC0 != 0x80 { column += 1 }
    return (line + 1, column)
  }

  /// The line (from 1) of a byte offset.
  package func line(of offset: Int) -> Int { lineIndex(of: offset) + 1 }

  /// The bytes of a line (from 1) without its end.
  package func range(ofLine line: Int) -> Range<Int> {
    let index = min(max(line - 1, 0), starts.count - 1)
    let start = starts[index]
    var end = index + 1 < starts.count ? starts[index + 1] : bytes.count
    while end > start, bytes[end - 1] == 10 || bytes[end - 1] == 13 { end -= 1 }
    return start..<end
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
