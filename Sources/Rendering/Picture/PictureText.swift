package import Geometry

/// A line of text in runs of one look each.
package struct PictureText: Hashable, Sendable {
  /// Which part of the line is at its position.
  package enum Anchor: String, Sendable {
    case start, middle, end
  }

  /// A stretch of the line.
  package struct Span: Hashable, Sendable {
    package let text: String
    package let font: PictureFont
    package let color: Color

    /// Makes a stretch of text of one look.
    package init(_ text: String, font: PictureFont, color: Color) {
      self.text = text
      self.font = font
      self.color = color
    }
  }

  package var spans: [Span]
  /// A point on the baseline, absolute.
  package var position: Point
  /// Left, middle or right of the line, whatever its direction.
  package var anchor: Anchor
  /// The width that the line was solved to have in points; nil where nobody measured.
  package var width: Double?
  package var isRightToLeft = false

  /// Makes a line of text.
  package init(spans: [Span], at position: Point, anchor: Anchor = .start, width: Double? = nil) {
    self.spans = spans
    self.position = position
    self.anchor = anchor
    self.width = width
  }

  /// The line's text without its looks.
  package var string: String {
    spans.count == 1 ? spans[0].text : spans.map(\.text).joined()
  }
}
