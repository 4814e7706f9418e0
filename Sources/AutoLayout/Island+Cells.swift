internal import Catalog
internal import Geometry
internal import Instantiation
internal import Resolution
internal import Vocabulary

extension Island {
  /// The content view of a cell: as wide as stored, where the cell is, since an accessory may take some of
  /// it; as high as the cell, but for the separator's pixel in old documents (measured).
  func contentPlacement(of content: Int, in cell: IslandView) -> IslandView.Placement {
    let insets = contentInsets(of: content, in: cell)
    guard case .root(let size) = cell.placement, let stored = context.stored[cell.node],
      var frame = context.stored[content], stored.width == size.width
    else { return .inset(insets) }
    frame.height = max(0, size.height - insets.bottom)
    if cell.isRightToLeft { frame.x = size.width - frame.maxX }
    return .given(frame)
  }

  /// What accessory and separator take of a cell.
  private func contentInsets(of content: Int, in cell: IslandView) -> EdgeInsets {
    var insets = EdgeInsets.zero
    guard cell.element == .tableViewCell else { return insets }
    if context.tree.nodes[content].element == .tableViewCellContentView, context.era.drawsSeparatorInCells {
      insets.bottom = 1 / context.tree.info.traits.scale
    }
    let width = accessoryWidth(of: content, in: cell)
    if cell.isRightToLeft { insets.left = width } else { insets.right = width }
    return insets
  }

  /// What an accessory takes of a cell's width: by the rule, or as much as was stored, but for what the rule
  /// has changed since.
  private func accessoryWidth(of content: Int, in cell: IslandView) -> Double {
    let node = context.tree.nodes[cell.node]
    func byRule(_ context: LayoutContext, _ width: Double?) -> Double {
      let accessory = CellAccessory(node.properties, era: context.era, grid: context.grid)
      return accessory?.width(margin: cellMargin(context, width: width)) ?? 0
    }
    let now = byRule(context, cell.knownWidth)
    guard let stored = context.stored[cell.node], let inner = context.stored[content] else { return now }
    return max(0, stored.width - inner.width + now - byRule(context.onCanvas, stored.width))
  }

  /// The distance of a cell's content from its edges in points.
  private func cellMargin(_ context: LayoutContext, width: Double?) -> Double {
    Margins(context: context).cellSide(width: width, isStandalone: scene?.owner == .cell)
  }

  // MARK: Built-in styles

  /// Gives the labels and the image of a built-in style their frames, where the stored ones don't hold.
  mutating func placeBuiltInCell() {
    guard let root = views.first, root.element == .tableViewCell,
      context.isForeign || root.isRightToLeft || lacksFrames,
      let content = cellContent, let size = contentSize(content),
      let cell = builtInCell(context, width: root.knownWidth, contentWidth: size.width)
    else { return }
    let before = framesOnCanvas(content)
    for (member, frame) in zip(members(of: content), cell.frames(in: size).all.enumerated()) {
      guard let member, var placed = frame.element else { continue }
      if let before = before?.all[frame.offset], let stored = context.stored[views[member].node] {
        placed = stored.changed(from: before, to: placed)
      }
      if root.isRightToLeft { placed.x = size.width - placed.maxX }
      views[member].placement = .placed(placed.bounded)
    }
  }

  /// The frames that the rule gives on the document's own canvas, where frames were stored for it.
  private func framesOnCanvas(_ content: Int) -> BuiltInCell.Frames? {
    let root = views[0].node
    guard !context.isRepeated(root), let cell = context.stored[root],
      let size = context.stored[views[content].node]?.size
    else { return nil }
    return builtInCell(context.onCanvas, width: cell.width, contentWidth: size.width)?.frames(in: size)
  }

  /// The height of a row of a built-in style that sizes itself in points; nil for other cells.
  var builtInRowHeight: Double? {
    guard let root = views.first, root.element == .tableViewCell, let content = cellContent else {
      return nil
    }
    var width = root.knownWidth ?? 0
    if case .inset(let insets) = views[content].placement { width -= insets.left + insets.right }
    return builtInCell(context, width: root.knownWidth, contentWidth: width)?.rowHeight
  }

  private var cellContent: Int? { views.firstIndex { $0.superview == 0 && $0.element.isCellContent } }

  private var lacksFrames: Bool {
    guard let content = cellContent else { return false }
    return members(of: content).contains {
      $0.map { context.stored[views[$0].node] == nil } ?? false
    }
  }

  private func contentSize(_ content: Int) -> Size? {
    guard case .root(let cell) = views[0].placement else { return nil }
    switch views[content].placement {
    case .given(let frame): return frame.size
    case .inset(let insets):
      return Size(
        width: max(0, cell.width - insets.left - insets.right),
        height: max(0, cell.height - insets.top - insets.bottom))
    default: return cell
    }
  }

  /// Title, detail and image in the order in which Interface Builder writes them.
  private func members(of content: Int) -> [Int?] {
    let own = views.indices.filter {
      views[$0].superview == content && context.tree.nodes[views[$0].node].translatesMask
    }
    let labels = own.filter { views[$0].element == .label }
    return [labels.first, labels.dropFirst().first, own.first { views[$0].element == .imageView }]
  }

  /// What a cell of a built-in style holds: on the canvas of `context`, in a cell and a content view of the
  /// given widths.
  private func builtInCell(
    _ context: LayoutContext, width: Double?, contentWidth: Double
  ) -> BuiltInCell? {
    guard let root = views.first, root.element == .tableViewCell, let content = cellContent else {
      return nil
    }
    let properties = context.tree.nodes[root.node].properties
    guard let style = properties.string(.style).flatMap(BuiltInCell.Style.init) else { return nil }
    let members = members(of: content)
    var cell = BuiltInCell(
      style: style, era: context.era, grid: context.grid,
      margin: context.era.isBeforeXcode9 ? 15 : cellMargin(context, width: width),
      hasAccessory: CellAccessory(properties, era: context.era, grid: context.grid) != nil)
    cell.indentation =
      (properties.number(.indentationLevel) ?? 0) * (properties.number(.indentationWidth) ?? 10)
    let sizer = IntrinsicSizer(context: context)
    let intrinsics = members.map { $0.map { sizer.intrinsic(of: views[$0].node) } }
    cell.image = intrinsics[2].flatMap { image in
      // An image view without an image takes no room.
      image.width.flatMap { width in image.height.map { Size(width: width, height: $0) } }
    }
    let room = cell.textWidth(in: contentWidth)
    cell.title = intrinsics[0].map { text($0, in: room, context) }
    cell.detail = intrinsics[1].map { text($0, in: room, context) }
    return cell
  }

  /// The text of a label, set in the width that it has if it wraps.
  private func text(_ intrinsic: Intrinsic, in width: Double, _ context: LayoutContext) -> BuiltInCell.Text {
    var size = Size(width: intrinsic.width ?? 0, height: intrinsic.height ?? 0)
    if var content = intrinsic.text, content.wraps {
      content.preferredWidth = min(content.preferredWidth ?? width, width)
      size = context.text.measure(content).size
    }
    return BuiltInCell.Text(size: size, baseline: intrinsic.baseline?.first ?? 0)
  }
}

extension IslandView {
  /// The width of an island's root, where it is known before solving.
  fileprivate var knownWidth: Double? {
    switch placement {
    case .root(let size): size.width
    case .fitting(let width, _): width
    default: nil
    }
  }
}

extension Rect {
  /// This frame, changed as a rule's frame was.
  fileprivate func changed(from old: Rect, to new: Rect) -> Rect {
    Rect(
      x: x + new.x - old.x, y: y + new.y - old.y, width: max(0, width + new.width - old.width),
      height: max(0, height + new.height - old.height))
  }
}
