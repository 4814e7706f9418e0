/// How wide and how high text is.
///
/// Input: text, `Font`s, limits. Output: `TextLayout` (lines, widths, baselines, size in points, none of them
/// rounded to pixels: round the block's height and width up once, with `PixelGrid.ceil`).
///
/// - `Font` says which font; it knows its line height. Where no table knows the family, `isSubstituted` is
/// set.
/// - `TableMeasurer` gives the advance of a line of text from the tables.
/// - `LineBreaker` sets `StyledText` in a `TextBox`.
/// - `TextMeasurer` is the seam for fonts without a table: a helper program can answer instead of the
/// estimates.
///
/// The system font's advances are estimates that were inferred from public Interface Builder documents and
/// regularised towards Inter, whose kerning they use (SIL Open Font License 1.1; see LICENSE).
package struct Font: Hashable, Sendable {
  package let family: FontFamily
  package let weight: FontWeight
  package let isItalic: Bool
  /// The size in points, over 0 and at most 10,000.
  package let size: Double
  /// The style the font was made for: the distance between lines follows it.
  package let textStyle: TextStyle?
  /// Metrics per em, looked up once.
  let face: FaceMetrics

  init(
    family: FontFamily, weight: FontWeight, isItalic: Bool, size: Double, textStyle: TextStyle?,
    face: FaceMetrics
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.size = Self.usable(size)
    self.textStyle = textStyle
    self.face = face
  }

  /// The system font.
  package static func system(_ size: Double, weight: FontWeight = .regular, italic: Bool = false) -> Font {
    Font(
      family: .system, weight: weight, isItalic: italic, size: size, textStyle: nil,
      face: .system)
  }

  /// The font of a text style at a content size; `weight` replaces the style's own.
  package static func style(
    _ style: TextStyle, category: ContentSizeCategory = .large, weight: FontWeight? = nil,
    italic: Bool = false
  ) -> Font {
    Font(
      family: .system, weight: weight ?? style.weight, isItalic: italic, size: style.pointSize(at: category),
      textStyle: style, face: .system)
  }

  /// A font by PostScript name (`HelveticaNeue-Light`) and family (`Helvetica Neue`; may be empty).
  package static func named(_ name: String, family: String, size: Double) -> Font {
    let face = FaceName(name: name, family: family)
    return Font(
      family: .named(family: family.isEmpty ? face.family : family, face: name), weight: face.weight,
      isItalic: face.isItalic, size: size, textStyle: nil, face: FaceMetrics(of: face))
  }

  /// The same font in another size of `size` points, no longer a text style's.
  package func withSize(_ size: Double) -> Font {
    Font(
      family: family, weight: weight, isItalic: isItalic, size: size, textStyle: nil, face: face)
  }

  /// Whether nothing is known of the family, so that widths and heights are a general guess.
  package var isSubstituted: Bool { face.isSubstituted }

  /// UIKit takes 12 points for a size of 0 (measured: 8 labels); the upper limit keeps sums finite.
  private static func usable(_ size: Double) -> Double {
    size > 0 ? min(size, 10_000) : 12
  }
}
