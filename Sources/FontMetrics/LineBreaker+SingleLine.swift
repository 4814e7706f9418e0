internal import Geometry

extension LineBreaker {
  /// The layout of plain text that surely takes one line, which most labels and titles are; nil for all
  /// other.
  ///
  /// Only the text's width has to be found then: no arrays, no search for breaks.
  func singleLine(_ text: StyledText, in box: TextBox) -> TextLayout? {
    guard text.runs.count == 1, let run = text.runs.first, run.paragraph == ParagraphMetrics(),
      !Self.holdsLineEnd(text.string)
    else { return nil }
    let full = measurer.width(of: text.string, font: run.font)
    guard full <= box.width else { return nil }
    let visible = Self.visibleText(text.string)
    let length = visible?.utf8.count ?? text.string.utf8.count
    let width = visible.map { measurer.width(of: $0, font: run.font) } ?? full
    let metrics = measurer.lineMetrics(of: run.font)
    let line = TextLine(
      range: 0..<length, omitted: nil, indent: 0, width: width, fullWidth: full, endsParagraph: true, top: 0,
      height: metrics.height, baseline: metrics.ascender)
    return TextLayout(size: Size(width: full, height: metrics.height), lines: [line])
  }

  /// Whether there is a byte that can belong to a line end; also true for some text without one.
  private static func holdsLineEnd(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if (10...13).contains(byte) || (byte == 0x85 && previous == 0xC2) { return true }
      if (byte == 0xA8 || byte == 0xA9) && previous == 0x80 { return true }
      previous = byte
    }
    return false
  }

  /// The text without blanks at its end; nil if there are none.
  private static func visibleText(_ text: String) -> String? {
    guard let last = text.unicodeScalars.last, BreakClass(last) == .blank else { return nil }
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.last, BreakClass(scalar) == .blank { scalars.removeLast() }
    return String(scalars)
  }
}
