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
  private func storedFrame(_ node: Int) -> Rect? {
    context.isForeign || isRepeated(node) ? nil : context.stored[node]
  }

  /// Whether a part stands for an item of data: it was made at another place than its container.
  private func isRepeated(_ part: Int) -> Bool {
    let container = context.map.superview[part]
    guard container >= 0 else { return false }
    let nodes = context.tree.nodes
    return nodes[part].origin.instances.count > nodes[container].origin.instances.count
  }

  /// The size of a cell's content, where an extent isn't given.
  private func fittingSize(of node: Int, width: Double?, height: Double?) -> Size {
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

  // MARK: Tables

  private mutating func placeTable(_ table: Int) {
    let cells = parts(of: table)
    guard cells.contains(where: { storedFrame($0) == nil }) else { return }
    let properties = context.tree.nodes[table].properties
    var layout = TableLayout(width: result.entries[table].frame.width)
    switch properties.string(.style) {
    case "grouped": layout.style = .grouped
    case "insetGrouped": layout.style = .insetGrouped
    default: break
    }
    layout.header = banner(.tableHeaderView, of: table)
    layout.footer = banner(.tableFooterView, of: table)
    let (frames, height) = layout.layOut(withStoredGaps(sections(of: table, layout), below: layout.header))
    for (node, frame) in frames {
      placed[node] = context.grid.snap(frame)
      if node == layout.footer?.node { result.entries[node].frame = context.grid.snap(frame) }
    }
    result.entries[table].contentSize = Size(width: layout.width, height: height)
  }

  /// The view above or below all sections of a table.
  private func banner(_ slot: Name, of table: Int) -> TableLayout.Part? {
    let child = context.tree.nodes[table].children.first {
      context.tree.nodes[$0.index].slot == slot && !context.map.isAbsent[$0.index]
    }
    return child.map { TableLayout.Part(node: $0.index, height: result.entries[$0.index].frame.height) }
  }

  /// Sections with the space above them that the canvas gave their rows, where it stored any: titles, and
  /// the canvas's own headings of prototypes, which differ by era.
  private func withStoredGaps(
    _ sections: [TableLayout.Section], below header: TableLayout.Part?
  ) -> [TableLayout.Section] {
    guard context.isForeign else { return sections }
    var sections = sections
    var end = header.flatMap { context.stored[$0.node]?.maxY } ?? 0
    for position in sections.indices {
      guard let first = sections[position].rows.first, let last = sections[position].rows.last,
        sections[position].headerNode == nil, !isRepeated(first.node),
        let top = context.stored[first.node]?.y,
        let bottom = context.stored[last.node]?.maxY
      else { return sections }
      if position > 0 { sections[position - 1].footerHeight = 0 }
      sections[position].headerHeight = max(0, top - end)
      end = bottom
    }
    return sections
  }

  /// The parts of a collection view as they are shown: documents write header and footer behind the cells.
  private func inReadingOrder(_ parts: [Int]) -> [Int] {
    let nodes = context.tree.nodes
    return parts.filter { nodes[$0].slot == .sectionHeaderView }
      + parts.filter { nodes[$0].slot != .sectionHeaderView && nodes[$0].slot != .sectionFooterView }
      + parts.filter { nodes[$0].slot == .sectionFooterView }
  }

  /// The cells, headers and footers of a container, in order.
  private func parts(of container: Int) -> [Int] {
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

  private func sections(of table: Int, _ layout: TableLayout) -> [TableLayout.Section] {
    var sections: [TableLayout.Section] = []
    var loose = TableLayout.Section()
    for child in context.tree.nodes[table].children where !context.map.isAbsent[child.index] {
      let node = context.tree.nodes[child.index]
      if node.element == .tableViewSection {
        let isFirst = sections.isEmpty
        sections.append(section(child.index, of: table, isFirst: isFirst, layout))
      } else if node.slot == .header || node.slot == .sectionHeaderView {
        if loose.headerNode != nil || !loose.rows.isEmpty { sections.append(loose) }
        loose = TableLayout.Section()
        loose.headerNode = child.index
        loose.headerHeight = partHeight(child.index, of: table, .sectionHeaderHeight, layout)
      } else if node.slot == .footer || node.slot == .sectionFooterView {
        loose.footerNode = child.index
        loose.footerHeight = partHeight(child.index, of: table, .sectionFooterHeight, layout)
      } else if node.element.isCell {
        loose.rows.append(
          TableLayout.Part(node: child.index, height: rowHeight(child.index, of: table, layout)))
      }
    }
    if loose.headerNode != nil || !loose.rows.isEmpty { sections.append(loose) }
    return sections
  }

  /// A section of a static table.
  private func section(
    _ section: Int, of table: Int, isFirst: Bool, _ layout: TableLayout
  ) -> TableLayout.Section {
    let properties = context.tree.nodes[table].properties
    let node = context.tree.nodes[section]
    var result = TableLayout.Section()
    let header = properties.number(.sectionHeaderHeight) ?? 0
    let footer = properties.number(.sectionFooterHeight) ?? 0
    let hasTitle = node.properties.string(.headerTitle) != nil
    switch layout.style {
    case .plain: result.headerHeight = hasTitle ? (header > 0 ? header : 28) : 0
    case .grouped, .insetGrouped:
      // A title takes the place of the space (measured).
      let smaller: Double = context.era.laysOutStylesExtraSmall ? 6 : 0
      let title = (isFirst ? context.grid.ceil(35 + Font.system(17).lineHeight) : 38) - smaller
      let isOld = context.era.version < 15_000 && layout.style == .grouped
      result.headerHeight = hasTitle ? title : isFirst && isOld ? 35 : max(0, header)
      result.footerHeight = max(0, footer)
    }
    for child in parts(of: section) {
      result.rows.append(TableLayout.Part(node: child, height: rowHeight(child, of: table, layout)))
    }
    return result
  }

  /// The height of a row: the cell's own, the table's, or what the cell's content takes.
  private func rowHeight(_ cell: Int, of table: Int, _ layout: TableLayout) -> Double {
    // Rows that size themselves do so anew on another canvas.
    let isResized = context.isForeign && hasAutomaticRows(table)
    let stored = context.stored[cell]?.height
    let kept = isResized ? nil : stored
    if !isRepeated(cell), let own = context.tree.nodes[cell].properties.number(.rowHeight) ?? kept, own > 0 {
      return own
    }
    if let height = context.tree.nodes[table].properties.number(.rowHeight), height > 0 { return height }
    if let height = builtInRowHeight(of: cell, width: layout.width - 2 * layout.rowInset) { return height }
    let fitting = fittingSize(of: cell, width: layout.width - 2 * layout.rowInset, height: nil).height
    return fitting > 0 ? fitting : stored ?? 44
  }

  /// Whether a table says that rows size themselves.
  private func hasAutomaticRows(_ table: Int) -> Bool {
    (context.tree.nodes[table].properties.number(.rowHeight) ?? 0) < 0
  }

  /// The height of a row of a built-in style; nil for other cells.
  private func builtInRowHeight(of cell: Int, width: Double) -> Double? {
    let number = context.map.island[cell]
    guard number >= 0, context.map.roots[number] == cell else { return nil }
    let height = Island(context, number: number, width: width, height: nil).builtInRowHeight
    return height.map { context.grid.ceil($0) }
  }

  /// The height of a header or footer view.
  private func partHeight(_ part: Int, of table: Int, _ key: Name, _ layout: TableLayout) -> Double {
    if let height = context.tree.nodes[table].properties.number(key), height > 0 { return height }
    let stored = context.stored[part]?.height
    if !isRepeated(part), let stored { return stored }
    let fitting = fittingSize(of: part, width: layout.width, height: nil).height
    return fitting > 0 ? fitting : stored ?? 0
  }

  // MARK: Collection views

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
