internal import Catalog
internal import FontMetrics
internal import Geometry
internal import Resolution
internal import Vocabulary

/// A navigation bar: its item's title in the middle, or large below, and the item's buttons at the sides.
enum NavigationBarLook {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    canvas.sketch = .box(caption: nil)
    let items = view.children(.navigationItem)
    let isLarge = view.properties.flag(.largeTitles)
    drawBackground(view, on: &canvas)
    if let item = items.last {
      drawItem(
        item, back: items.dropLast().last, in: view.frame, isLarge: isLarge, of: view, on: &canvas)
    }
  }

  /// The bar's ground and the fine line under it.
  static func drawBackground(_ view: DrawnView, on canvas: inout Canvas) {
    let isBlack = view.properties.string(.barStyle).map { $0.hasPrefix("black") } ?? false
    let own = view.color(.barTintColor) ?? view.color(.backgroundColor)
    let ground = own ?? (isBlack ? .gray(0.1) : view.palette.pick(.bytes(249, 249, 249), .bytes(22, 22, 22)))
    canvas.fill(view.frame, ground)
    let y = view.frame.maxY - view.stage.hairline / 2
    canvas.line(
      Point(x: view.frame.x, y: y), Point(x: view.frame.maxX, y: y), view.system("separator"),
      width: view.stage.hairline)
  }

  /// Draws a navigation item in a bar: buttons in its lowest 44 points, or above the 52 of a large title.
  static func drawItem(
    _ item: Node, back: Node?, in bar: Rect, isLarge: Bool, of view: DrawnView, on canvas: inout Canvas
  ) {
    let title = item.properties.string(.title) ?? ""
    let row =
      isLarge
      ? Rect(x: bar.x, y: max(bar.y, bar.maxY - 96), width: bar.width, height: 44)
      : Rect(x: bar.x, y: max(bar.y, bar.maxY - 44), width: bar.width, height: min(44, bar.height))
    let leading = drawButtons(item, back: back, isLeading: true, in: row, of: view, on: &canvas)
    let trailing = drawButtons(item, back: nil, isLeading: false, in: row, of: view, on: &canvas)
    let color = titleColor(of: view)
    if isLarge {
      let large = Rect(x: bar.x + 16, y: bar.maxY - 52, width: max(0, bar.width - 32), height: 48)
      canvas.text(
        title, in: large, font: .system(34, weight: .bold), color: color,
        anchor: view.isRightToLeft ? .end : .start, isRightToLeft: view.isRightToLeft)
    } else if !hasTitleView(item, view.stage) {
      let side = max(leading, trailing) + 8
      let room = row.inset(by: EdgeInsets(top: 0, left: side, bottom: 0, right: side))
      canvas.text(title, in: room, font: .system(17, weight: .semibold), color: color)
    }
    if let prompt = item.properties.string(.prompt), bar.height >= 74 {
      let room = Rect(x: bar.x, y: bar.maxY - 74, width: bar.width, height: 30)
      canvas.text(prompt, in: room, font: .system(13), color: view.system("secondaryLabel"))
    }
  }

  private static func titleColor(of view: DrawnView) -> Color {
    let isBlack = view.properties.string(.barStyle).map { $0.hasPrefix("black") } ?? false
    return view.color(.textColor, in: .titleTextAttributes) ?? (isBlack ? .white : view.system("label"))
  }

  private static func hasTitleView(_ item: Node, _ stage: Stage) -> Bool {
    item.children.contains { stage.node($0)?.slot == .titleView }
  }

  /// Draws the buttons of a side from the edge inwards; the room they took in points.
  private static func drawButtons(
    _ item: Node, back: Node?, isLeading: Bool, in row: Rect, of view: DrawnView, on canvas: inout Canvas
  ) -> Double {
    let single: Name = isLeading ? .leftBarButtonItem : .rightBarButtonItem
    let several: Name = isLeading ? .leftBarButtonItems : .rightBarButtonItems
    let nodes = item.children.compactMap(view.stage.node).filter {
      $0.element == .barButtonItem && ($0.slot == single || $0.slot == several)
    }
    var distance = 16.0
    if nodes.isEmpty, let back { distance = drawBack(back, in: row, of: view, on: &canvas) }
    for node in nodes {
      let look = BarItemLook(node, stage: view.stage)
      let width = look.width(on: canvas) ?? 0
      let x = isLeading ? row.x + distance : row.maxX - distance - width
      let rect = view.mirrored(Rect(x: x, y: row.y, width: width, height: row.height))
      look.draw(in: rect, tint: view.tint, view: view, on: &canvas)
      distance += width + 16
    }
    return distance
  }

  /// The chevron and title that lead back.
  private static func drawBack(
    _ item: Node, in row: Rect, of view: DrawnView, on canvas: inout Canvas
  ) -> Double {
    let chevron = view.mirrored(Rect(x: row.x + 4, y: row.midY - 11, width: 22, height: 22))
    canvas.symbol(view.isRightToLeft ? "chevron.right" : "chevron.left", in: chevron, view.tint)
    let button = item.children.compactMap(view.stage.node).first { $0.slot == .backBarButtonItem }
    let title = button?.properties.string(.title) ?? item.properties.string(.title) ?? "Back"
    let width = min(canvas.width(title, font: .system(17)), row.width / 3)
    let rect = view.mirrored(Rect(x: row.x + 26, y: row.y, width: width, height: row.height))
    canvas.text(title, in: rect, font: .system(17), color: view.tint)
    return 26 + width
  }
}
