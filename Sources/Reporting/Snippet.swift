internal import Diagnostics

/// A line of source as a terminal can show it, with the stretch that a finding is about.
///
/// What a terminal would act on (control characters, direction marks) is replaced; tabs become blanks; of a
/// long line only what surrounds the stretch is kept.
package struct Snippet: Hashable, Sendable {
  /// The widest line that is shown whole, in cells.
  static let widthLimit = 120
  /// The cells kept before the stretch in a line that is cut.
  static let leadLimit = 40
  private static let ellipsis = "…"

  /// The number of the line, from 1.
  package let line: Int
  package let text: String
  /// The cells before the caret.
  package let caret: Int
  /// The cells under the caret and its tail; at least 1.
  package let width: Int

  /// A line that has been made fit to be shown; see the properties.
  package init(line: Int, text: String, caret: Int, width: Int) {
    self.line = line
    self.text = text
    self.caret = caret
    self.width = width
  }

  /// The line `line` of `bytes`, which covers `range`, with the stretch `marked`.
  init(line: Int, of bytes: [UInt8], range: Range<Int>, marked: Range<Int>) {
    let marked = marked.clamped(to: range)
    // A character has at most 4 bytes and may take no cell at all; what lies further off can't be seen.
    let isShort = range.count <= Snippet.widthLimit * 4
    let before = isShort ? range.count : Snippet.leadLimit * 4
    let after = isShort ? range.count : Snippet.widthLimit * 4
    let start = Snippet.boundary(max(range.lowerBound, marked.lowerBound - before), in: bytes, range)
    let end = Snippet.boundary(min(range.upperBound, marked.lowerBound + after), in: bytes, range)
    let markedEnd = min(max(marked.upperBound, marked.lowerBound), end)
    var cells = TerminalText(bytes[start..<marked.lowerBound], column: 0)
    let lead = cells.pieces.count
    cells.append(bytes[marked.lowerBound..<markedEnd])
    let tail = cells.pieces.count
    cells.append(bytes[markedEnd..<end])
    self.line = line
    let isCut = start > range.lowerBound || end < range.upperBound
    let window = Snippet.window(cells.pieces, lead: lead, isCut: isCut)
    var text = window.lowerBound > 0 || start > range.lowerBound ? Snippet.ellipsis : ""
    caret = cells.width(window.lowerBound..<lead) + (text.isEmpty ? 0 : 1)
    width = max(1, cells.width(lead..<min(tail, window.upperBound)))
    text += cells.text(window)
    if window.upperBound < cells.pieces.count || end < range.upperBound { text += Snippet.ellipsis }
    self.text = text
  }

  /// The pieces that are shown: all, or as many around the stretch as the limits allow.
  private static func window(_ pieces: [TerminalText.Piece], lead: Int, isCut: Bool) -> Range<Int> {
    let total = pieces.reduce(0) { $0 + $1.width }
    guard isCut || total > widthLimit else { return pieces.startIndex..<pieces.endIndex }
    var start = lead
    var before = 0
    while start > 0, before + pieces[start - 1].width <= leadLimit {
      start -= 1
      before += pieces[start].width
    }
    var end = lead
    var width = before
    while end < pieces.count, width + pieces[end].width <= widthLimit {
      width += pieces[end].width
      end += 1
    }
    return start..<end
  }

  /// The first byte at or before `offset` that begins a character.
  private static func boundary(_ offset: Int, in bytes: [UInt8], _ range: Range<Int>) -> Int {
    var offset = offset
    while offset > range.lowerBound, offset < range.upperBound, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}
