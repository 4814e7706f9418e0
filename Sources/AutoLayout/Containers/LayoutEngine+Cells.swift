internal import Catalog
internal import FontMetrics
internal import Geometry
internal import Instantiation
internal import Resolution
internal import Vocabulary

extension LayoutEngine {
  /// Gives the cells of an island's tables and collection views their frames, where the document doesn't:
  /// cells of data, old cells without a frame, cells on another device.
  mutating func placeCells(of island: Island) {
    for view in island.views {
      switch view.element {
      case .tableView: placeTable(view.node)
      case .collectionView: placeCollection(view.node)
      default: break
      }
    }
  }

  /// The frame of a part in its container's coordinates, where the document's own counts.
  func storedFrame(_ node: Int) -> Rect? {
    context.isForeign || context.isRepeated(node) ? nil : context.stored[node]
  }

  /// The size of a cell's content, where an extent isn't given.
  func fittingSize(of node: Int, width: Double?, height: Double?) -> Size {
    let number = context.map.island[node]
    guard number >= 0, context.map.roots[number] == node else {
      return context.stored[node]?.size ?? .zero
    }
    var island = Island(context, number: number, width: width, height: height)
    island.solve()
    let frame = island.views.first?.frame ?? .zero
    return Size(
      width: width ?? context.grid.ceil(frame.width), height: height ?? context.grid.ceil(frame.height))
  }

  /// The cells, headers and footers of a container, in order.
  func parts(of container: Int) -> [Int] {
    var found: [Int] = []
    for child in context.tree.nodes[container].children where !context.map.isAbsent[child.index] {
      let node = context.tree.nodes[child.index]
      if node.element.isCell || node.slot.isSectionPart {
        found.append(child.index)
      } else if node.role == .item {
        found += parts(of: child.index)
      }
    }
    return found
  }

  // MARK: Collection views

  /// The parts of a collection view as they are shown: documents write header and footer behind the cells.
  private func inReadingOrder(_ parts: [Int]) -> [Int] {
    let nodes = context.tree.nodes
    return parts.filter { nodes[$0].slot == .sectionHeaderView }
      + parts.filter { nodes[$0].slot != .sectionHeaderView && nodes[$0].slot != .sectionFooterView }
      + parts.filter { nodes[$0].slot == .sectionFooterView }
  }

  private mutating func placeCollection(_ collection: Int) {
    let cells = inReadingOrder(parts(of: collection))
    guard cells.contains(where: { storedFrame($0) == nil }) else { return }
    let node = context.tree.nodes[collection]
    let frame = result.entries[collection].frame
    let flow = FlowLayout(node.properties, bounds: frame.size)
    var position = 0.0
    var start = 0
    // A header begins a section; cells before the first one are a section of their own.
    while start < cells.count {
      var end = start + 1
      while end < cells.count, !context.tree.nodes[cells[end]].slot.isHeader { end += 1 }
      position = placeSection(cells[start..<end], flow, node.properties, from: position)
      start = end
    }
    result.entries[collection].contentSize =
      flow.scrollsHorizontally
      ? Size(width: position, height: frame.height) : Size(width: frame.width, height: position)
    if context.tree.traits.isRightToLeft(node.properties) { mirror(cells, in: frame.size, flow) }
  }

  private mutating func placeSection(
    _ parts: ArraySlice<Int>, _ flow: FlowLayout, _ properties: PropertyBag, from position: Double
  ) -> Double {
    let items = parts.filter { !context.tree.nodes[$0].slot.isSectionPart }
    let section = flow.layOut(items.map { itemSize($0, flow, properties) }, from: position)
    for (item, frame) in zip(items, section.items) { placed[item] = context.grid.snap(frame) }
    for part in parts where context.tree.nodes[part].slot.isSectionPart {
      placed[part] = context.tree.nodes[part].slot.isHeader ? section.header : section.footer
    }
    return section.end
  }

  /// The size of an item: its own, the layout's, the bounds, or what its content takes.
  private func itemSize(_ cell: Int, _ flow: FlowLayout, _ properties: PropertyBag) -> Size {
    let scope = Name.collectionViewLayout
    if let size = context.tree.nodes[cell].properties.size(.customSize) { return size }
    let stated = properties.string(.itemSize, in: scope)
    if stated == "bounds" { return flow.bounds }
    if stated == "automatic" || properties.flag(.automaticEstimatedItemSize, in: scope) {
      let size = fittingSize(of: cell, width: nil, height: nil)
      guard size.width > flow.available, !flow.scrollsHorizontally else { return size }
      return fittingSize(of: cell, width: max(0, flow.available), height: nil)
    }
    return properties.size(.itemSize, in: scope) ?? Size(width: 50, height: 50)
  }

  /// Where reading begins at the right, so do lines.
  private mutating func mirror(_ cells: [Int], in bounds: Size, _ flow: FlowLayout) {
    guard !flow.scrollsHorizontally else { return }
    for cell in cells {
      guard let frame = placed[cell] else { continue }
      placed[cell]?.x = bounds.width - frame.maxX
    }
  }
}

extension FlowLayout {
  /// Reads the layout that a collection view's document describes.
  fileprivate init(_ properties: PropertyBag, bounds: Size) {
    let scope = Name.collectionViewLayout
    self.init(bounds: bounds)
    scrollsHorizontally = properties.string(.scrollDirection, in: scope) == "horizontal"
    lineSpacing = properties.number(.minimumLineSpacing, in: scope) ?? 10
    itemSpacing = properties.number(.minimumInteritemSpacing, in: scope) ?? 10
    inset = properties.insets(.sectionInset, in: scope) ?? .zero
    headerSize = properties.size(.headerReferenceSize, in: scope) ?? .zero
    footerSize = properties.size(.footerReferenceSize, in: scope) ?? .zero
    if properties.string(.lineAlignment, in: scope) == "leading" { lineAlignment = .leading }
  }
}
