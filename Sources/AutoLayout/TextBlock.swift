package import Geometry

/// Text as it was set inside a view.
package struct TextBlock: Hashable, Sendable {
  /// A line of text.
  package struct Line: Hashable, Sendable {
    package let text: String
    /// Where the line's box is, in the view's coordinates, in points.
    package let rect: Rect
    /// The baseline's distance from the view's top in points.
    package let baseline: Double

    /// Makes a line; see the properties.
    package init(text: String, rect: Rect, baseline: Double) {
      self.text = text
      self.rect = rect
      self.baseline = baseline
    }
  }

  package let lines: [Line]
  /// Whether text had to be left out.
  package let isTruncated: Bool

  /// Makes a block from its lines.
  package init(lines: [Line], isTruncated: Bool) {
    self.lines = lines
    self.isTruncated = isTruncated
  }
}
