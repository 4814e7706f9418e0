/// Text in runs of one look each.
package struct AttributedText: Hashable, Sendable {
  /// A stretch of text and how it looks.
  package struct Run: Hashable, Sendable {
    package let text: String
    package let font: FontValue?
    package let color: ColorValue?
    package let paragraph: ParagraphStyle?

    /// Makes a run; nil means as the view has it.
    package init(text: String, font: FontValue?, color: ColorValue?, paragraph: ParagraphStyle?) {
      self.text = text
      self.font = font
      self.color = color
      self.paragraph = paragraph
    }
  }

  package let runs: [Run]

  /// Makes attributed text from its runs.
  package init(runs: [Run]) {
    self.runs = runs
  }

  /// The text without its looks.
  package var plain: String { runs.map(\.text).joined() }
}
