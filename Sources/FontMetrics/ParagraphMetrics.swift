/// How the lines of a paragraph are set, `NSParagraphStyle`; in points, 0 means unset.
package struct ParagraphMetrics: Hashable, Sendable {
  /// Between the lines of a paragraph.
  package var lineSpacing = 0.0
  /// After a paragraph.
  package var paragraphSpacing = 0.0
  /// Before a paragraph that isn't the first.
  package var paragraphSpacingBefore = 0.0
  /// What a line's own height is multiplied by, before the two limits.
  package var lineHeightMultiple = 0.0
  package var minimumLineHeight = 0.0
  package var maximumLineHeight = 0.0
  /// From the left edge to a paragraph's first line.
  package var firstLineHeadIndent = 0.0
  /// From the left edge to its other lines.
  package var headIndent = 0.0
  /// Where lines end: from the left edge, or from the right edge if it isn't positive.
  package var tailIndent = 0.0

  /// The style in which nothing is set.
  package init() {}

  /// A line's height after multiple and limits.
  func lineHeight(_ natural: Double) -> Double {
    var height = natural
    if lineHeightMultiple > 0 { height *= lineHeightMultiple }
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return max(height, minimumLineHeight)
  }

  /// The room for a line's text in a box of `width` points.
  func room(in width: Double, isFirst: Bool) -> Double {
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return max(0, end - indent(isFirst: isFirst))
  }

  /// Where a line begins.
  func indent(isFirst: Bool) -> Double {
    max(0, isFirst ? firstLineHeadIndent : headIndent)
  }
}
