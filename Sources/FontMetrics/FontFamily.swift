/// Which family a font is of.
package enum FontFamily: Hashable, Sendable {
  /// San Francisco, as iOS chooses it.
  case system
  /// A family by name, and the PostScript name of the face.
  case named(family: String, face: String)
}
