/// A line of set text; offsets count UTF-8 bytes, distances are points.
package struct TextLine: Hashable, Sendable {
  /// The text of the line, without blanks and line end after it; what is left out by truncation is inside.
  package let range: Range<Int>
  /// What an ellipsis stands for; nil for a line that isn't truncated.
  package let omitted: Range<Int>?
  /// From the block's left edge to the line.
  package let indent: Double
  /// The width of the visible text.
  package let width: Double
  /// The width with the blanks after it.
  package let fullWidth: Double
  /// Whether a paragraph ends here.
  package let endsParagraph: Bool
  /// From the block's top to the line's top.
  package var top: Double
  /// The line's own height.
  package var height: Double
  /// From the block's top to the baseline.
  package var baseline: Double

  /// The text as it is seen, with an ellipsis where some was left out.
  package func string(of text: StyledText) -> String {
    guard let omitted else { return String(text.slice(range)) }
    return text.slice(range.lowerBound..<max(range.lowerBound, omitted.lowerBound)) + "\u{2026}"
      + text.slice(min(range.upperBound, omitted.upperBound)..<range.upperBound)
  }
}
