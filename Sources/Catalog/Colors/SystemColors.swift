package import Geometry

/// The colours of the system by name, light and dark, as systems since iOS 15 show them.
package enum SystemColors {
  /// A colour by its name, with or without the suffix `Color` (`systemRed`, `systemRedColor`); nil for
  /// unknown names.
  package static func color(named name: String, appearance: Traits.Appearance = .light) -> Color? {
    let pair = table[name] ?? table[stem(of: name)]
    guard let pair else { return nil }
    return appearance == .dark ? pair.dark : pair.light
  }

  /// A name without the suffix `Color`, as `ColorValue.system` has it.
  package static func stem(of name: String) -> String {
    name.hasSuffix("Color") && name.utf8.count > 5 ? String(name.dropLast(5)) : name
  }

  /// All names without the suffix, sorted.
  package static let names: [String] = table.keys.sorted()

  private static let table: [String: SystemColor] = {
    var table: [String: SystemColor] = [:]
    for color in adaptive + fixed { table[color.name] = color }
    return table
  }()
}
