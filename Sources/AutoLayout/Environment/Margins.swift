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
    if let insets = explicit(view) { return (insets, true) }
    return (implicit(view, node: node, in: island), false)
  }

  /// What surrounds a view, as far as margins depend on it.
  struct IslandPlace {
    /// Whether the view is the root of a scene, a document, a collection cell.
    let isRoot: Bool
    /// Whether it is the root view of a controller.
    let isControllers: Bool
    /// Whether the island's root is a cell that stands alone in a document.
    let isStandalone: Bool
    /// The width of the view and of its superview in points, where they are known.
    let width: Double?
    let superviewWidth: Double?
    /// Whether the root of the island is read from the right.
    let isMirrored: Bool
  }

  /// `layoutMargins` or `directionalLayoutMargins`.
  func explicit(_ view: Node) -> EdgeInsets? {
    if let insets = view.properties.insets(.layoutMargins) { return insets }
    guard let insets = view.properties.insets(.directionalLayoutMargins) else { return nil }
    return context.tree.traits.isRightToLeft(view.properties) ? insets.mirrored : insets
  }

  private func implicit(_ view: Node, node: Int, in place: IslandPlace) -> EdgeInsets {
    if view.element == .stackView { return .zero }
    if view.element == .tableViewCellContentView { return cellContent(place) }
    let isCollectionRoot = view.element == .collectionViewCell || view.element == .collectionReusableView
    if view.element == .tableViewCell, !context.era.isBeforeXcode9 { return cell(place, width: place.width) }
    if isCollectionRoot, !place.isStandalone { return all(8) }
    guard place.isRoot, view.element != .tableViewCell else {
      return isCollectionRoot ? sides(place.width) : all(8)
    }
    if context.era.version < 9_000, !place.isControllers { return all(8) }
    return sides(context.era.version < 7_000 ? nil : place.width)
  }

  private func all(_ value: Double) -> EdgeInsets {
    EdgeInsets(top: value, left: value, bottom: value, right: value)
  }

  /// 16 points at the sides, 20 from a width of 400 on.
  private func sides(_ width: Double?) -> EdgeInsets {
    let side: Double = (width ?? 0) >= 400 ? 20 : 16
    return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// A cell of a table view.
  ///
  /// The device's width decides, not the table's, but for very narrow ones.
  ///
  /// For cells that stand alone in a document there were eras of their own.
  private func cell(_ place: IslandPlace, width: Double?) -> EdgeInsets {
    let reference = context.tree.traits.screen?.width ?? width ?? 0
    var side: Double = isRoomy(reference) && (width ?? 0) > 320 ? 20 : 16
    if place.isStandalone {
      if context.era.version < 14_800, (width ?? 0) >= 400 { side = 20 }
      if context.era.version >= 14_800, context.era.version < 17_000, reference < 380 { side = 15 }
    }
    let vertical: Double = context.era.isXcode26OrLater ? 15 : 11
    return EdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
  }

  /// The distance of accessories and of titles of the built-in styles from a table cell's edges in points.
  ///
  /// That of margins, but for the first large phones, which had the wide one here in all eras (measured).
  func cellSide(width: Double?, isStandalone: Bool) -> Double {
    let place = IslandPlace(
      isRoot: true, isControllers: false, isStandalone: isStandalone, width: width, superviewWidth: nil,
      isMirrored: false)
    if context.tree.traits.device?.id == "retina5_5", (width ?? 0) > 320 { return 20 }
    return cell(place, width: width).left
  }

  /// Whether the screen of that width gives cells wide margins (measured in eras and devices of their own).
  private func isRoomy(_ width: Double) -> Bool {
    switch context.tree.traits.device?.id {
    case "retina5_5": context.era.version >= 23_700
    case "retina6_0": context.era.version < 23_700
    default: width >= 380
    }
  }

  /// The content view of a table view's cell.
  private func cellContent(_ place: IslandPlace) -> EdgeInsets {
    guard !context.era.isBeforeXcode9 else { return all(8) }
    let cell = cell(place, width: place.superviewWidth)
    let side = cell.left
    let vertical = cell.top
    // A content view that an accessory shortens keeps 8 points from it.
    let isShort = (place.width ?? 0) < (place.superviewWidth ?? 0) - 0.5
    let far: Double = isShort ? 8 : side
    let insets = EdgeInsets(top: vertical, left: side, bottom: vertical, right: far)
    return place.isMirrored ? insets.mirrored : insets
  }
}
