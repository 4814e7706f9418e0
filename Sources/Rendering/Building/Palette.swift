internal import Catalog
internal import Geometry

/// The colours of a tree of views, for one appearance.
struct Palette {
  let appearance: Traits.Appearance
  /// Colours of asset catalogues that the document stores, by name.
  let named: [String: Color]

  var isDark: Bool { appearance == .dark }

  /// A colour of the system by its name without the suffix `Color`; grey for names that nobody knows.
  func system(_ name: String) -> Color {
    SystemColors.color(named: name, appearance: appearance) ?? .gray(0.5)
  }

  /// What a document's colour looks like; `tint` is what the view inherits.
  func color(_ value: ColorValue, tint: Color) -> Color {
    switch value {
    case .literal(let color): color
    case .system(let name, let fallback):
      name == "tint" || name == "tintColor"
        ? tint : SystemColors.color(named: name, appearance: appearance) ?? fallback ?? .gray(0.5)
    case .named(let name, let fallback): fallback ?? named[name] ?? .gray(0.5)
    }
  }

  /// A colour for light and another for dark.
  func pick(_ light: Color, _ dark: Color) -> Color { isDark ? dark : light }
}
