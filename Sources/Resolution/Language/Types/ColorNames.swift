package import Catalog
internal import Geometry

/// The colours that a spec can name.
package struct ColorNames: Sendable {
  /// Colours of asset catalogues and documents, by name.
  let named: [String: Color]

  /// Knows the system's colours and these.
  init(named: [String: Color] = [:]) {
    self.named = named
  }

  /// The colour that a text means: `#RRGGBB[AA]`, a name of the system's or of an asset's; nil for other
  /// text.
  package func color(_ text: String) -> ColorValue? {
    if text.hasPrefix("#") { return ColorNames.hex(text).map { .literal($0) } }
    if let color = named[text] { return .named(text, fallback: color) }
    guard let color = SystemColors.color(named: text) else { return nil }
    return .system(SystemColors.stem(of: text), fallback: color)
  }

  /// All names, for suggestions.
  var names: [String] { SystemColors.names + named.keys.sorted() }

  /// The colour that `#RRGGBB` or `#RRGGBBAA` spells.
  static func hex(_ text: String) -> Color? {
    let digits = text.dropFirst()
    guard digits.utf8.count == 6 || digits.utf8.count == 8, !digits.hasPrefix("+"),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    let rgba = digits.utf8.count == 6 ? value << 8 | 0xFF : value
    func part(_ shift: UInt32) -> Double { Double((rgba >> shift) & 0xFF) / 255 }
    return Color(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}
