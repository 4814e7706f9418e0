/// How the lines of a paragraph are set; distances in points.
package struct ParagraphStyle: Hashable, Sendable {
  /// `left`, `center`, `right`, `justified` or `natural`; nil as the view has it.
  package var alignment: String?
  /// As views spell it (`wordWrap`), not as paragraph styles do; nil as the view has it.
  package var lineBreakMode: String?
  package var lineSpacing = 0.0
  package var paragraphSpacing = 0.0
  package var paragraphSpacingBefore = 0.0
  package var lineHeightMultiple = 0.0
  package var minimumLineHeight = 0.0
  package var maximumLineHeight = 0.0
  package var firstLineHeadIndent = 0.0
  package var headIndent = 0.0
  package var tailIndent = 0.0

  /// The style in which nothing is set.
  package init() {}
}
