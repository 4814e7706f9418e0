internal import Catalog
internal import Geometry
internal import Resolution
internal import Vocabulary

/// Where a cell stands in its table: first or last of a section, and the line below it.
struct TableCellPlace {
  let isGrouped: Bool
  /// The radius of the corners of inset groups in points (iOS 13 and later).
  let radius: Double
  let corners: PictureCorners
  /// The line under the cell; nil for none.
  let separator: PictureLine?

  init(_ view: DrawnView) {
    guard let table = TableCellPlace.table(of: view) else {
      isGrouped = false
      radius = LayerLook(view).cornerRadius
      corners = .all
      separator = nil
      return
    }
    isGrouped = TableLook.isGrouped(table)
    let isInset = table.properties.string(.style) == "insetGrouped"
    let siblings = view.parent.map { view.stage.subviews(of: $0) } ?? []
    let cells = siblings.filter { view.stage.node($0)?.element == .tableViewCell }
    let isFirst = cells.first == view.id
    let isLast = cells.last == view.id
    let isStatic = view.parent?.element == .tableViewSection
    radius = isInset ? 10 : LayerLook(view).cornerRadius
    var corners: PictureCorners = isInset ? [] : .all
    if isInset, isFirst || !isStatic { corners.formUnion([.topLeft, .topRight]) }
    if isInset, isLast || !isStatic { corners.formUnion([.bottomLeft, .bottomRight]) }
    self.corners = corners
    let hasLine = !(isInset && (isLast || !isStatic))
    separator =
      hasLine ? TableCellPlace.separator(of: view, in: table, isFull: isGrouped && isLast && !isInset) : nil
  }

  private static func table(of view: DrawnView) -> Node? {
    var node = view.parent
    while let current = node, current.role != .view { node = current.parent.flatMap(view.stage.node) }
    return node?.element == .tableView ? node : nil
  }

  private static func separator(of view: DrawnView, in table: Node, isFull: Bool) -> PictureLine? {
    guard table.properties.string(.separatorStyle) != "none" else { return nil }
    let own = view.properties.insets(.separatorInset) ?? table.properties.insets(.separatorInset)
    let margin: Double = view.frame.width >= 400 ? 20 : 16
    let left = isFull ? 0 : own?.left ?? margin
    let right = isFull ? 0 : own?.right ?? 0
    let hairline = view.stage.hairline
    let color =
      table.properties.color(.separatorColor).map { view.palette.color($0, tint: view.tint) }
      ?? view.system("separator")
    let rect = view.mirrored(
      Rect(
        x: view.frame.x + left, y: view.frame.maxY - hairline,
        width: max(0, view.frame.width - left - right), height: hairline))
    return PictureLine(
      from: Point(x: rect.x, y: rect.midY), to: Point(x: rect.maxX, y: rect.midY), color: color,
      width: hairline)
  }
}
