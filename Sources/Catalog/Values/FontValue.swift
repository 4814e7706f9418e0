/// A font as a document describes it.
package struct FontValue: Hashable, Sendable {
  /// How the font is chosen.
  package enum Face: Hashable, Sendable {
    /// The system font; weights as Interface Builder spells them (`semibold`), nil for the type's own.
    case system(weight: String?)
    case boldSystem
    case italicSystem
    /// A text style without the prefix `UICTFontTextStyle`: `Body`, `Title0`.
    case style(String)
    /// A font by PostScript name and family.
    case named(name: String, family: String)
  }

  package let face: Face
  /// The size in points; nil where the style or the control decides.
  package let pointSize: Double?

  /// Makes a font description.
  package init(face: Face, pointSize: Double?) {
    self.face = face
    self.pointSize = pointSize
  }
}
