internal import Geometry

/// A colour of the system in both appearances.
struct SystemColor: Sendable {
  /// The name without the suffix `Color`.
  let name: String
  let light: Color
  let dark: Color

  /// A colour that is the same in both appearances.
  init(_ name: String, _ color: Color) {
    self.init(name, color, color)
  }

  /// A colour with its light and its dark look.
  init(_ name: String, _ light: Color, _ dark: Color) {
    self.name = name
    self.light = light
    self.dark = dark
  }
}
