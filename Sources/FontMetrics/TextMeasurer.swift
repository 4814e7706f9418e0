/// Measures text in fonts for which the tables know nothing.
///
/// The seam to a program that has the real font files: `LineBreaker` asks it only for fonts with
/// `isSubstituted`, and falls back to the tables where it answers nil.
package protocol TextMeasurer: Sendable {
  /// The advance in points of `text` on one line, not rounded; nil if this measurer can't tell.
  func advance(of text: String, font: Font) -> Double?

  /// The vertical measures of `font`; nil if this measurer can't tell.
  func lineMetrics(of font: Font) -> LineMetrics?
}

extension TextMeasurer {
  /// Leaves heights to the tables.
  package func lineMetrics(of font: Font) -> LineMetrics? { nil }
}
