package import AutoLayout
internal import Catalog
internal import Geometry
package import Instantiation
package import Resolution
internal import Vocabulary

/// Draws root views: walks a tree and lets the look of each class put shapes and text on a canvas.
package struct PictureBuilder {
  private let stage: Stage
  /// How many views may be inside each other; deeper ones aren't drawn.
  private static let deepest = 200

  private init(_ stage: Stage) {
    self.stage = stage
  }

  /// The picture of `root` as solved in `layout`.
  package static func draw(_ layout: LayoutTree, _ views: ViewTree, root: TreeRoot) -> Picture {
    var stage = Stage(layout, views)
    stage.coveredTop = ChromeLook.coveredTop(of: root, stage: stage)
    return PictureBuilder(stage).picture(of: root)
  }

  private func picture(of root: TreeRoot) -> Picture {
    let frame = stage.entry(root.node)?.frame ?? .zero
    let isForced = root.context.owner == .controller
    let size = Size(width: PictureBuilder.extent(frame.width), height: PictureBuilder.extent(frame.height))
    let inherited = Inherited(
      tint: stage.palette.system("systemBlue"), isRightToLeft: stage.views.traits.direction == .rightToLeft)
    let origin = Point(x: -frame.x, y: -frame.y)
    var group =
      self.group(root.node, origin: origin, inherited, depth: 0)
      ?? PictureGroup(id: "", className: "UIView", frame: Rect(x: 0, y: 0, width: 0, height: 0))
    group.isHidden = group.isHidden && !isForced
    if isForced { group.items += ChromeLook.items(of: root, stage: stage, canvas: size) }
    return Picture(
      name: root.name, size: size, background: stage.palette.system("systemBackground"), root: group)
  }

  /// What a view takes over from the views around it.
  private struct Inherited {
    var tint: Color
    var isRightToLeft: Bool
    /// Whether a scroll view is around it.
    var isScrolled = false
  }

  private func group(
    _ id: NodeID, origin: Point, _ inherited: Inherited, depth: Int
  ) -> PictureGroup? {
    guard depth < PictureBuilder.deepest, let node = stage.node(id), let entry = stage.entry(id) else {
      return nil
    }
    var view = drawn(id, node, entry, origin: origin, inherited)
    view.contentTop = inherited.isScrolled ? 0 : ContentInset.top(of: view)
    var canvas = Canvas(stage)
    let layer = LayerLook(view)
    layer.drawBackground(on: &canvas)
    ClassLooks.draw(view, on: &canvas)
    let passed = Inherited(
      tint: view.tint, isRightToLeft: view.isRightToLeft,
      isScrolled: inherited.isScrolled || ContentInset.isAdjusted(node))
    let scrolled = ScrollPosition.offset(of: view)
    let inside = Point(x: view.frame.x - scrolled.x, y: view.frame.y + view.contentTop - scrolled.y)
    var items = canvas.items
    var hasSubviews = false
    for child in stage.subviews(of: node) {
      guard let inner = group(child, origin: inside, passed, depth: depth + 1) else { continue }
      items.append(.group(inner))
      hasSubviews = hasSubviews || inner.isVisible
    }
    items += canvas.overlay
    items += layer.border()
    var result = PictureGroup(
      id: node.id, className: node.className, frame: view.frame, sketch: canvas.sketch, items: items)
    if !hasSubviews, depth > 0 { MarkerLook.mark(view, &result) }
    result.isHidden = node.properties.flag(.hidden)
    result.opacity = min(max(node.properties.number(.alpha) ?? 1, 0), 1)
    result.clip = layer.clip(of: result)
    return result
  }

  private func drawn(
    _ id: NodeID, _ node: Node, _ entry: LayoutTree.Entry, origin: Point, _ inherited: Inherited
  ) -> DrawnView {
    let tint = node.properties.color(.tintColor).map { stage.palette.color($0, tint: inherited.tint) }
    return DrawnView(
      stage: stage, id: id, node: node, frame: entry.frame.offset(dx: origin.x, dy: origin.y),
      text: entry.text, tint: tint ?? inherited.tint,
      isRightToLeft: stage.views.traits.isRightToLeft(node.properties))
  }

  /// An extent of a canvas: at least a point, at most what an image of it can be.
  private static func extent(_ value: Double) -> Double {
    value.isFinite ? min(max(value, 1), 20_000) : 1
  }
}
