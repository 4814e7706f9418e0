internal import Catalog
internal import Geometry
internal import Instantiation
internal import Resolution
internal import Vocabulary

/// The layout margins that views have of their own, before the safe area; all numbers are measured.
struct Margins {
  let context: LayoutContext

  /// The margins of a view in points, and whether the document gives them.
  func own(of node: Int, in island: IslandPlace) -> (insets: EdgeInsets, isExplicit: Bool) {
    let view = context.tree.nodes[node]
    if let insets = explicit(view.properties) { return (insets, true) }
    return (implicit(view, node: node, in: island), false)
  }

  /// What surrounds a view, as far as margins depend on it.
  struct IslandPlace {
    /// Whether the view is the root of a scene, a document, a collection cell.
    let isRoot: Bool
    /// The width of the view and of its superview in points, where they are known.
    let width: Double?
    let superviewWidth: Double?
    /// Whether its cell stands alone in a document.
    let isStandalone: Bool
  }

  /// `layoutMargins` or `directionalLayoutMargins`.
  func explicit(_ properties: PropertyBag) -> EdgeInsets? {
    if let insets = properties.insets(.layoutMargins) { return insets }
    guard let insets = properties.insets(.directionalLayoutMargins) else { return nil }
    guard context.isRightToLeft else { return insets }
    return EdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }

  private func implicit(_ view: Node, node: Int, in place: IslandPlace) -> EdgeInsets {
    if view.element == .stackView { return .zero }
    if view.element == .tableViewCellContentView { return cellContent(place) }
    let isCollectionRoot = view.element == .collectionViewCell || view.element == .collectionReusableView
    guard place.isRoot, view.element != .tableViewCell else {
      return isCollectionRoot ? sides(place.width) : all(8)
    }
    return context.era.version < 9_000 ? all(8) : sides(place.width)
  }

  private func all(_ value: Double) -> EdgeInsets {
    EdgeInsets(top: value, left: value, bottom: value, right: value)
  }

  /// 16 points at the sides, 20 from a width of 400 on.
  private func sides(_ width: Double?) -> EdgeInsets {
    let side: Double = (width ?? 0) >= 400 ? 20 : 16
    return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// The content view of a table view's cell. The device's width decides, not the table's.
  private func cellContent(_ place: IslandPlace) -> EdgeInsets {
    guard !context.era.isBeforeXcode9 else { return all(8) }
    let reference = context.tree.traits.screen?.width ?? place.superviewWidth ?? 0
    let isNarrow = place.isStandalone && (place.superviewWidth ?? 0) <= 320
    let side: Double = reference >= 380 && !isNarrow ? 20 : 16
    let vertical: Double = context.era.isXcode26OrLater ? 15 : 11
    // A content view that an accessory shortens keeps 8 points from it.
    let isShort = (place.width ?? 0) < (place.superviewWidth ?? 0) - 0.5
    let far: Double = isShort ? 8 : side
    return context.isRightToLeft
      ? EdgeInsets(top: vertical, left: far, bottom: vertical, right: side)
      : EdgeInsets(top: vertical, left: side, bottom: vertical, right: far)
  }
}
