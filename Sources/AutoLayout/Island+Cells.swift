internal import Catalog
internal import Geometry
internal import Instantiation
internal import Resolution
internal import Vocabulary

extension Island {
  /// The content view of a cell: as wide as stored, where the cell is, since an accessory may take some of
  /// it; as high as the cell, but for the separator's pixel in old documents (measured).
  func contentPlacement(of content: Int, in cell: IslandView) -> IslandView.Placement {
    let insets = contentInsets(of: context.tree.nodes[content], in: cell)
    guard case .root(let size) = cell.placement, let stored = context.stored[cell.node],
      var frame = context.stored[content], stored.width == size.width
    else { return .inset(insets) }
    frame.height = max(0, size.height - insets.bottom)
    if cell.isRightToLeft { frame.x = size.width - frame.maxX }
    return .given(frame)
  }

  /// What accessory and separator take of a cell.
  private func contentInsets(of view: Node, in cell: IslandView) -> EdgeInsets {
    var insets = EdgeInsets.zero
    guard cell.element == .tableViewCell else { return insets }
    if view.element == .tableViewCellContentView, context.era.drawsSeparatorInCells {
      insets.bottom = 1 / context.grid.scale
    }
    let properties = context.tree.nodes[cell.node].properties
    if let accessory = CellAccessory(properties, era: context.era, grid: context.grid) {
      let width = accessory.width(margin: cellMargin(cell))
      if cell.isRightToLeft { insets.left = width } else { insets.right = width }
    }
    return insets
  }

  /// The distance of a cell's content from its edges in points.
  private func cellMargin(_ cell: IslandView) -> Double {
    let width =
      switch cell.placement {
      case .root(let size): size.width
      case .fitting(let width, _): width
      default: Double?.none
      }
    return Margins(context: context).cellSide(width: width, isStandalone: scene?.owner == .cell)
  }

  // MARK: Built-in styles

  /// Gives the labels and the image of a built-in style their frames, where the stored ones don't hold.
  mutating func placeBuiltInCell() {
    guard let root = views.first, context.isForeign || root.isRightToLeft || lacksFrames,
      let content = cellContent, let size = contentSize(content), let cell = builtInCell()
    else { return }
    let frames = cell.frames(in: size)
    for (index, frame) in zip(members(of: content), [frames.title, frames.detail, frames.image]) {
      guard let index, var frame else { continue }
      if root.isRightToLeft { frame.x = size.width - frame.maxX }
      views[index].placement = .placed(frame)
    }
  }

  /// The height of a row of a built-in style that sizes itself in points; nil for other cells.
  var builtInRowHeight: Double? { builtInCell()?.rowHeight }

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

  private func builtInCell() -> BuiltInCell? {
    guard let root = views.first, root.element == .tableViewCell, let content = cellContent else {
      return nil
    }
    let properties = context.tree.nodes[root.node].properties
    guard let style = properties.string(.style).flatMap(BuiltInCell.Style.init) else { return nil }
    let members = members(of: content)
    var cell = BuiltInCell(
      style: style, era: context.era, grid: context.grid,
      margin: context.era.isBeforeXcode9 ? 15 : cellMargin(root),
      hasAccessory: CellAccessory(properties, era: context.era, grid: context.grid) != nil)
    cell.title = members[0].map(text)
    cell.detail = members[1].map(text)
    cell.image = members[2].flatMap(imageSize)
    return cell
  }

  private func text(_ index: Int) -> BuiltInCell.Text {
    let intrinsic = views[index].intrinsic
    return BuiltInCell.Text(
      size: Size(width: intrinsic.width ?? 0, height: intrinsic.height ?? 0),
      baseline: intrinsic.baseline?.first ?? 0)
  }

  /// The size of an image; nil where there is none, which takes no room.
  private func imageSize(_ index: Int) -> Size? {
    guard let width = views[index].intrinsic.width, let height = views[index].intrinsic.height else {
      return nil
    }
    return Size(width: width, height: height)
  }
}
