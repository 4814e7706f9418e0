internal import Catalog
internal import FontMetrics

/// Turns the fonts that documents describe into fonts that can be measured.
struct FontResolver {
  /// The content size at which text styles are set.
  let category: ContentSizeCategory

  /// Makes a resolver for a document of `era`, shown with `traits`.
  ///
  /// Xcode 12.5 to 13.4 stored frames as if the content size were XS (measured: `Era`); asked for another size
  /// than the canvas's, that one counts.
  init(era: Era, traits: Traits) {
    let asked = ContentSizeCategory(rawValue: traits.contentSize.rawValue) ?? .large
    category = asked == .large && era.laysOutStylesExtraSmall ? .extraSmall : asked
  }

  /// The font of a view; `size` in points counts where the description has none.
  func font(_ value: FontValue?, size: Double, weight: FontWeight = .regular) -> Font {
    guard let value else { return .system(size, weight: weight) }
    let points = value.pointSize.flatMap { $0 > 0 ? $0 : nil }
    switch value.face {
    case .system(let name):
      return .system(points ?? size, weight: name.flatMap(FontWeight.init(name:)) ?? weight)
    case .boldSystem: return .system(points ?? size, weight: .bold)
    case .italicSystem: return .system(points ?? size, italic: true)
    case .style(let name):
      guard let style = TextStyle(name: name) else { return .system(points ?? size) }
      return .style(style, category: category)
    case .named(let name, let family): return .named(name, family: family, size: points ?? size)
    }
  }
}
