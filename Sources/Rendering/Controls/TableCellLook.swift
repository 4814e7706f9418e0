internal import Catalog
internal import Geometry
internal import Resolution
internal import Vocabulary

/// A table view's cell: its ground, round where a group begins and ends, its accessory, the line under it.
enum TableCellLook {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let place = TableCellPlace(view)
    let own = view.properties.color(.backgroundColor).map { view.palette.color($0, tint: view.tint) }
    let ground = own ?? view.system(place.isGrouped ? "secondarySystemGroupedBackground" : "systemBackground")
    canvas.fill(view.frame, ground, radius: place.radius, corners: place.corners)
    drawAccessory(view, on: &canvas)
    if let line = place.separator { canvas.overlay.append(.line(line)) }
  }

  private static func drawAccessory(_ view: DrawnView, on canvas: inout Canvas) {
    let margin: Double = view.frame.width >= 400 ? 20 : 16
    var edge = view.frame.maxX - margin
    for symbol in symbols(view.properties.string(.accessoryType) ?? "none") {
      let side: Double = symbol == "info.circle" ? 22 : 14
      let rect = view.mirrored(
        Rect(x: edge - side, y: view.frame.midY - side / 2, width: side, height: side))
      canvas.overlay.append(.group(accessory(symbol, in: rect, of: view)))
      edge -= side + 8
    }
  }

  private static func accessory(_ symbol: String, in rect: Rect, of view: DrawnView) -> PictureGroup {
    let isFlipped = view.isRightToLeft
    let isChevron = symbol.hasPrefix("chevron")
    let sign = symbol == "checkmark" ? "✓" : symbol == "info.circle" ? "ⓘ" : isFlipped ? "‹" : "›"
    return PictureGroup(
      id: view.node.id + "/accessory", className: "UIView", frame: rect, sketch: .words(sign),
      items: SymbolLook.items(
        named: isChevron && isFlipped ? "chevron.left" : symbol,
        in: isChevron ? rect.offset(dx: isFlipped ? -3 : 3, dy: 0) : rect,
        color: isChevron ? view.system("tertiaryLabel") : view.tint))
  }

  private static func symbols(_ type: String) -> [String] {
    switch type {
    case "disclosureIndicator": ["chevron.right"]
    case "checkmark": ["checkmark"]
    case "detailButton": ["info.circle"]
    case "detailDisclosureButton": ["chevron.right", "info.circle"]
    default: []
    }
  }
}
