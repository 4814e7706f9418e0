/// Text in runs of one font each.
package struct StyledText: Hashable, Sendable {
  /// A stretch of text with its font.
  package struct Run: Hashable, Sendable {
    /// How many UTF-8 bytes it covers.
    package let length: Int
    package let font: Font
    package let paragraph: ParagraphMetrics

    /// Makes a run of `length` bytes.
    package init(length: Int, font: Font, paragraph: ParagraphMetrics = ParagraphMetrics()) {
      self.length = max(0, length)
      self.font = font
      self.paragraph = paragraph
    }
  }

  package let string: String
  package let runs: [Run]

  /// Makes text in one font.
  package init(_ string: String, font: Font, paragraph: ParagraphMetrics = ParagraphMetrics()) {
    self.string = string
    runs = [Run(length: string.utf8.count, font: font, paragraph: paragraph)]
  }

  /// Makes text from pieces of one font each.
  package init(pieces: [(text: String, font: Font, paragraph: ParagraphMetrics)]) {
    string = pieces.map(\.text).joined()
    runs = pieces.map { Run(length: $0.text.utf8.count, font: $0.font, paragraph: $0.paragraph) }
  }

  /// The text of a range of UTF-8 offsets; offsets outside the text are moved to its ends.
  package func slice(_ range: Range<Int>) -> Substring {
    let view = string.utf8
    let start = view.index(view.startIndex, offsetBy: max(0, range.lowerBound), limitedBy: view.endIndex)
    let from = start ?? view.endIndex
    let end = view.index(from, offsetBy: max(0, range.count), limitedBy: view.endIndex)
    return string[from..<(end ?? view.endIndex)]
  }
}
