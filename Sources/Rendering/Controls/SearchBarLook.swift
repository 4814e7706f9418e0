internal import Catalog
internal import FontMetrics
internal import Geometry
internal import Vocabulary

/// A search bar: a round field with a magnifying glass, a button to cancel, scopes below.
enum SearchBarLook {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let style = view.properties.string(.searchBarStyle) ?? "default"
    let own = view.color(.barTintColor) ?? view.color(.backgroundColor)
    if style != "minimal" || own != nil {
      canvas.fill(view.frame, own ?? view.palette.pick(.bytes(247, 247, 247), .bytes(28, 28, 30)))
    }
    var row = view.frame
    if view.properties.flag(.showsScopeBar) {
      row.height /= 2
      drawScopes(view, in: Rect(x: row.x, y: row.maxY, width: row.width, height: row.height), on: &canvas)
    }
    let height = min(36, max(0, row.height - 8))
    var field = Rect(x: row.x + 8, y: row.midY - height / 2, width: max(0, row.width - 16), height: height)
    if view.properties.flag(.showsCancelButton) {
      let font = Font.system(17)
      let width = canvas.width("Cancel", font: font) + 10
      let button = Rect(x: field.maxX - width + 10, y: field.y, width: width - 10, height: height)
      canvas.text("Cancel", in: view.mirrored(button), font: font, color: view.tint)
      field.width = max(0, field.width - width)
    }
    drawField(view, in: view.mirrored(field), on: &canvas)
  }

  private static func drawField(_ view: DrawnView, in field: Rect, on canvas: inout Canvas) {
    canvas.fill(field, view.system("tertiarySystemFill"), radius: min(10, field.height / 2))
    let side = min(18, field.height)
    let glass = Rect(
      x: view.isRightToLeft ? field.maxX - 8 - side : field.x + 8, y: field.midY - side / 2, width: side,
      height: side)
    canvas.symbol("magnifyingglass", in: glass, view.system("secondaryLabel"))
    let text = view.properties.string(.text) ?? ""
    let placeholder = view.properties.string(.placeholder) ?? "Search"
    let inset = EdgeInsets(
      top: 0, left: view.isRightToLeft ? 8 : side + 13, bottom: 0, right: view.isRightToLeft ? side + 13 : 8)
    canvas.text(
      text.isEmpty ? placeholder : text, in: field.inset(by: inset), font: .system(17),
      color: text.isEmpty ? view.system("secondaryLabel") : view.system("label"),
      anchor: view.isRightToLeft ? .end : .start, isRightToLeft: view.isRightToLeft)
    canvas.sketch = .field("⌕ " + (text.isEmpty ? placeholder : text))
  }

  private static func drawScopes(_ view: DrawnView, in row: Rect, on canvas: inout Canvas) {
    guard case .list(let titles)? = view.properties[.scopeButtonTitles], !titles.isEmpty else { return }
    let rect = Rect(x: row.x + 8, y: row.midY - 15, width: max(0, row.width - 16), height: 30)
    canvas.fill(rect, view.system("tertiarySystemFill"), radius: 8)
    let width = rect.width / Double(titles.count)
    for (index, title) in titles.enumerated() {
      guard case .string(let text) = title else { continue }
      let place = Rect(x: rect.x + Double(index) * width, y: rect.y, width: width, height: rect.height)
      if index == 0 {
        let tile = place.inset(by: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
        canvas.fill(tile, view.palette.pick(.white, .bytes(99, 99, 102)), radius: 6)
      }
      canvas.text(text, in: place, font: .system(13, weight: .medium), color: view.system("label"))
    }
  }
}
