/// The vertical measures of a font in points.
package struct LineMetrics: Hashable, Sendable {
  /// From the baseline up to the line's top.
  package var ascender: Double
  /// From the baseline down to the line's bottom; positive.
  package var descender: Double
  /// From the baseline to the next line's baseline.
  package var leading: Double

  /// Makes measures in points.
  package init(ascender: Double, descender: Double, leading: Double) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
  }

  /// The height of one line.
  package var height: Double { ascender + descender }
}

extension Font {
  /// The font's vertical measures from the tables.
  package var lineMetrics: LineMetrics {
    let height = face.lineHeight * size
    let descender = face.descender * size
    return LineMetrics(
      ascender: height - descender, descender: descender,
      leading: textStyle == nil ? height : Leading.points(at: size))
  }

  /// The height of one line in points, `UIFont.lineHeight`.
  package var lineHeight: Double { face.lineHeight * size }
  /// From the baseline up to the line's top in points.
  package var ascender: Double { (face.lineHeight - face.descender) * size }
  /// From the baseline down to the line's bottom in points; positive.
  package var descender: Double { face.descender * size }

  /// The height in points of a block of `lines` lines: one sum for the block, so that it is rounded once.
  package func height(lines: Int) -> Double {
    guard lines > 0 else { return 0 }
    let metrics = lineMetrics
    return metrics.height + Double(lines - 1) * metrics.leading
  }
}
