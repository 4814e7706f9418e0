internal import Cassowary
internal import Catalog
internal import Geometry
internal import Instantiation
internal import Resolution
internal import Vocabulary

extension LayoutEngine {
  /// Whether the constraints in a row contradict its stated height, but not each other.
  ///
  /// Only where something is contradictory is the cell solved a second time, without a height.
  func rowHeightConflict(of island: Island) -> RowHeightConflict? {
    guard let root = island.views.first, root.element == .tableViewCell,
      let conflicts = island.solution?.conflicts, !conflicts.isEmpty,
      let stated = statedHeight(of: root.node), abs(stated - root.frame.height) <= 1
    else { return nil }
    var free = Island(context, number: island.number, width: root.frame.width, height: nil)
    free.solve()
    guard let solution = free.solution, solution.conflicts.isEmpty,
      let height = free.views.first?.frame.height,
      abs(height - stated) > 1
    else { return nil }
    return RowHeightConflict(cell: NodeID(root.node), rowHeight: stated, contentHeight: height)
  }

  /// The height that a cell or its table states; nil for rows that are as high as their content.
  private func statedHeight(of cell: Int) -> Double? {
    let nodes = context.tree.nodes
    if let own = nodes[cell].properties.number(.rowHeight), own > 0 { return own }
    var table = nodes[cell].parent?.index
    while let index = table, nodes[index].element != .tableView { table = nodes[index].parent?.index }
    let height = table.flatMap { nodes[$0].properties.number(.rowHeight) } ?? 0
    return height > 0 ? height : nil
  }
}
