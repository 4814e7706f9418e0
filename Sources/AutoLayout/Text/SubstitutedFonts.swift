internal import Catalog
internal import FontMetrics
internal import Resolution

/// Finds the families of fonts that have no table, so that other ones stand in for them.
enum SubstitutedFonts {
  /// The families that `nodes` name, each once, in order of appearance.
  static func families(of nodes: [Node]) -> [String] {
    var families: [String] = []
    for node in nodes where node.role == .view && node.isInstalled {
      for entry in node.properties.entries {
        for value in fonts(in: entry.value) where isSubstituted(value) {
          if let family = family(of: value), !families.contains(family) { families.append(family) }
        }
      }
    }
    return families
  }

  private static func fonts(in value: PropertyValue) -> [FontValue] {
    switch value {
    case .font(let font): [font]
    case .attributedText(let text): text.runs.compactMap(\.font)
    default: []
    }
  }

  private static func family(of value: FontValue) -> String? {
    guard case .named(let name, let family) = value.face else { return nil }
    return family.isEmpty ? name : family
  }

  private static func isSubstituted(_ value: FontValue) -> Bool {
    guard case .named(let name, let family) = value.face else { return false }
    return Font.named(name, family: family, size: value.pointSize ?? 17).isSubstituted
  }
}
