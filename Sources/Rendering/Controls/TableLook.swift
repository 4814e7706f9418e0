internal import AutoLayout
internal import Catalog
internal import FontMetrics
internal import Geometry
internal import Resolution
internal import Vocabulary

/// A table view: its ground, and titles above and below its sections.
enum TableLook {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    canvas.sketch = .box(caption: view.node.customClass)
    let isGrouped = self.isGrouped(view.node)
    let own = view.properties.color(.backgroundColor).map { view.palette.color($0, tint: view.tint) }
    let ground = own ?? view.system(isGrouped ? "systemGroupedBackground" : "systemBackground")
    canvas.fill(view.frame, ground, radius: LayerLook(view).cornerRadius)
    for section in view.children(.tableViewSection) {
      drawTitles(of: section, isGrouped: isGrouped, view: view, on: &canvas)
    }
  }

  /// Whether a table shows its sections as groups.
  static func isGrouped(_ table: Node) -> Bool {
    let style = table.properties.string(.style) ?? "plain"
    return style == "grouped" || style == "insetGrouped"
  }

  private static func drawTitles(
    of section: Node, isGrouped: Bool, view: DrawnView, on canvas: inout Canvas
  ) {
    let rows = view.stage.subviews(of: section).compactMap(view.stage.entry).map(\.frame)
    guard let first = rows.first, let last = rows.last else { return }
    let margin: Double = view.frame.width >= 400 ? 20 : 16
    let inset = view.node.properties.string(.style) == "insetGrouped" ? first.x + margin : margin
    let width = max(0, view.frame.width - 2 * inset)
    let x = view.frame.x + inset
    let anchor: PictureText.Anchor = view.isRightToLeft ? .end : .start
    if let title = section.properties.string(.headerTitle), !title.isEmpty {
      let top = view.frame.y + view.contentTop + first.y
      if isGrouped {
        let rect = Rect(x: x, y: top - 24, width: width, height: 18)
        canvas.text(
          title.uppercased(), in: rect, font: .system(13), color: view.system("secondaryLabel"),
          anchor: anchor)
      } else {
        let band = Rect(x: view.frame.x, y: top - 28, width: view.frame.width, height: 28)
        canvas.fill(band, view.palette.pick(.bytes(247, 247, 247), .bytes(28, 28, 30)))
        let rect = Rect(x: x, y: band.y, width: width, height: band.height)
        canvas.text(
          title, in: rect, font: .system(17, weight: .semibold), color: view.system("label"), anchor: anchor)
      }
    }
    if let title = section.properties.string(.footerTitle), !title.isEmpty {
      let font = Font.system(13)
      for line in canvas.lines(title, font: font, width: width).prefix(20) {
        let top = view.frame.y + view.contentTop + last.maxY + 8 + line.baseline - font.ascender
        let rect = Rect(x: x, y: top, width: width, height: font.lineHeight)
        canvas.text(
          line.text, in: rect, font: font, color: view.system("secondaryLabel"), anchor: anchor)
      }
    }
  }
}
