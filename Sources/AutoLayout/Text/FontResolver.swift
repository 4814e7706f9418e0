package import Catalog
package import FontMetrics
package import Instantiation
internal import Resolution

/// Turns the fonts that documents describe into fonts that can be measured.
package struct FontResolver: Sendable {
  /// The content size at which text styles are set.
  let category: ContentSizeCategory
  /// Whether the titles are set a step smaller than the other styles (`Era`).
  private let hasSmallTitles: Bool

  /// Makes a resolver for a document of `era`, shown with `traits`.
  ///
  /// Xcode 12.5 to 13.4 stored frames as if the content size were XS (measured: `Era`); asked for another
  /// size than the canvas's, that one counts.
  init(era: Era, traits: Traits) {
    let asked = ContentSizeCategory(rawValue: traits.contentSize.rawValue) ?? .large
    let isCanvas = asked == .large
    if isCanvas, era.laysOutStylesExtraSmall {
      category = .extraSmall
    } else {
      category = isCanvas && era.laysOutStylesMedium ? .medium : asked
    }
    hasSmallTitles = isCanvas && era.laysOutSmallTitles
  }

  /// Makes a resolver for a tree of views.
  package init(_ tree: ViewTree) {
    self.init(era: Era(toolsVersion: tree.info.toolsVersion), traits: tree.traits)
  }

  /// The style Body.
  var body: Font { .style(.body, category: category) }

  /// The font of a view; `size` in points counts where the description has none.
  package func font(_ value: FontValue?, size: Double, weight: FontWeight = .regular) -> Font {
    guard let value else { return .system(size, weight: weight) }
    let points = value.pointSize.flatMap { $0 > 0 ? $0 : nil }
    switch value.face {
    case .system(let name):
      return .system(points ?? size, weight: name.flatMap(FontWeight.init(name:)) ?? weight)
    case .boldSystem: return .system(points ?? size, weight: .bold)
    case .italicSystem: return .system(points ?? size, italic: true)
    case .style(let name):
      guard let style = TextStyle(name: name) else { return .system(points ?? size) }
      let isSmall = hasSmallTitles && (style == .title1 || style == .title2)
      return .style(style, category: isSmall ? .small : category)
    case .named(let name, let family): return .named(name, family: family, size: points ?? size)
    }
  }
}
