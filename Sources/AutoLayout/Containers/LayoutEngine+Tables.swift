internal import Catalog
internal import FontMetrics
internal import Geometry
internal import Instantiation
internal import Resolution
internal import Vocabulary

extension LayoutEngine {
  /// Gives the rows and headers of a table their frames.
  mutating func placeTable(_ table: Int) {
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
    if cells.allSatisfy({ context.stored[$0] != nil && !context.isRepeated($0) }) {
      return moveRows(cells, of: table, layout)
    }
    let (frames, height) = layout.layOut(sections(of: table, layout))
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

  /// Puts rows where the canvas put them, lower by what those above have grown: titles and the canvas's own
  /// headings of prototypes, which differ by era, keep their room.
  private mutating func moveRows(_ rows: [Int], of table: Int, _ layout: TableLayout) {
    var shift = 0.0
    var end = layout.header?.height ?? 0
    for row in rows {
      guard let stored = context.stored[row] else { continue }
      let height = rowHeight(row, of: table, layout)
      let before = TableLayout(width: stored.width + 2 * stored.x, style: layout.style)
      let inset = max(0, stored.x + layout.rowInset - before.rowInset)
      let frame = Rect(
        x: inset, y: stored.y + shift, width: max(0, layout.width - 2 * inset), height: height)
      placed[row] = context.grid.snap(frame)
      end = max(end, frame.maxY)
      shift += height - stored.height
    }
    if let footer = layout.footer, let stored = context.stored[footer.node] {
      result.entries[footer.node].frame.y = context.grid.round(stored.y + shift)
      end = max(end, stored.y + shift + footer.height)
    }
    result.entries[table].contentSize = Size(width: layout.width, height: end)
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
    let hasTitle = !(node.properties.string(.headerTitle) ?? "").isEmpty
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

  /// The height of a row: the cell's own, the stored one, the table's, or what the cell's content takes.
  private func rowHeight(_ cell: Int, of table: Int, _ layout: TableLayout) -> Double {
    let node = context.tree.nodes[cell]
    let width = layout.width - 2 * layout.rowInset
    if !context.isRepeated(cell) {
      if let own = node.properties.number(.rowHeight), own > 0 { return own }
      if let stored = context.stored[cell], stored.height > 0 {
        // Rows that size themselves grow or shrink with their content on another canvas.
        guard context.isForeign, hasAutomaticRows(table) else { return stored.height }
        return max(0, stored.height + growth(of: cell, from: stored.width, to: width))
      }
    }
    if let height = context.tree.nodes[table].properties.number(.rowHeight), height > 0 { return height }
    let natural = naturalHeight(of: cell, width: width, context)
    return natural > 0 ? natural : context.stored[cell]?.height ?? 44
  }

  /// How much higher a row's content is than on the document's own canvas.
  private func growth(of cell: Int, from old: Double, to new: Double) -> Double {
    let before = naturalHeight(of: cell, width: old, context.onCanvas)
    let now = naturalHeight(of: cell, width: new, context)
    return before > 0 && now > 0 ? now - before : 0
  }

  /// The height that a cell's content takes; 0 where it has none.
  private func naturalHeight(of cell: Int, width: Double, _ context: LayoutContext) -> Double {
    let number = context.map.island[cell]
    guard number >= 0, context.map.roots[number] == cell else { return 0 }
    var island = Island(context, number: number, width: width, height: nil)
    if let height = island.builtInRowHeight { return context.grid.ceil(height) }
    island.solve()
    return context.grid.ceil(island.views.first?.frame.height ?? 0)
  }

  /// Whether a table says that rows size themselves.
  private func hasAutomaticRows(_ table: Int) -> Bool {
    (context.tree.nodes[table].properties.number(.rowHeight) ?? 0) < 0
  }

  /// The height of a header or footer view.
  private func partHeight(_ part: Int, of table: Int, _ key: Name, _ layout: TableLayout) -> Double {
    if let height = context.tree.nodes[table].properties.number(key), height > 0 { return height }
    let stored = context.stored[part]?.height
    if !context.isRepeated(part), let stored { return stored }
    let fitting = fittingSize(of: part, width: layout.width, height: nil).height
    return fitting > 0 ? fitting : stored ?? 0
  }
}
