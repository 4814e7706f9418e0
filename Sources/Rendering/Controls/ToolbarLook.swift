internal import Catalog
internal import Geometry
internal import Resolution
internal import Vocabulary

/// A toolbar: items from left to right, flexible spaces sharing what is left.
enum ToolbarLook {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    canvas.sketch = .box(caption: nil)
    drawBackground(view, on: &canvas)
    drawItems(view.children(.barButtonItem), of: view, on: &canvas)
  }

  static func drawBackground(_ view: DrawnView, on canvas: inout Canvas) {
    let own = view.color(.barTintColor) ?? view.color(.backgroundColor)
    canvas.fill(view.frame, own ?? view.palette.pick(.bytes(249, 249, 249), .bytes(22, 22, 22)))
    let y = view.frame.y + view.stage.hairline / 2
    canvas.line(
      Point(x: view.frame.x, y: y), Point(x: view.frame.maxX, y: y), view.system("separator"),
      width: view.stage.hairline)
  }

  /// Draws items in the upper 44 points of a bar.
  static func drawItems(_ nodes: [Node], of view: DrawnView, on canvas: inout Canvas) {
    let row = Rect(
      x: view.frame.x + 16, y: view.frame.y, width: max(0, view.frame.width - 32),
      height: min(44, view.frame.height))
    let looks = nodes.map { BarItemLook($0, stage: view.stage) }
    let widths = looks.map { $0.width(on: canvas) }
    let taken = widths.reduce(0) { $0 + ($1 ?? 0) }
    let gaps = max(0, looks.count - 1)
    let flexible = Double(widths.filter { $0 == nil }.count)
    // Neighbours keep 8 points; without flexible space items stand at the leading edge.
    let gap = 8.0
    let share = flexible > 0 ? max(0, row.width - taken - Double(gaps) * gap) / flexible : 0
    var x = row.x
    for (look, width) in zip(looks, widths) {
      let rect = view.mirrored(Rect(x: x, y: row.y, width: width ?? share, height: row.height))
      look.draw(in: rect, tint: view.tint, view: view, on: &canvas)
      x += (width ?? share) + gap
    }
  }
}
