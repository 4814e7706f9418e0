package import AutoLayout
internal import Catalog
package import Geometry
package import Instantiation
internal import Resolution

/// A view of a layout, as listings show it.
///
/// Guides, items and controllers have no row, nor have views that
/// aren't in the tree for the traits at hand.
package struct LayoutRow: Hashable, Sendable {
  package let id: String
  /// The class at run time.
  package let className: String
  /// The id of the nearest view around it; nil for roots.
  package let parent: String?
  /// How many views are around it.
  package let depth: Int
  /// In points, in the superview's coordinates, on the pixel grid.
  package let frame: Rect

  /// The rows of all views, in the order of the tree.
  package static func rows(of layout: LayoutTree, _ views: ViewTree) -> [LayoutRow] {
    var rows: [LayoutRow] = []
    rows.reserveCapacity(views.nodes.count)
    // By node: the number of the nearest row at or above it; -1 for none.
    var nearest = [Int](repeating: -1, count: views.nodes.count)
    for (index, node) in views.nodes.enumerated() {
      let parent = node.parent.map(\.index) ?? -1
      let above = parent >= 0 && parent < index ? nearest[parent] : -1
      nearest[index] = above
      guard node.role == .view, layout.entries.indices.contains(index) else { continue }
      let entry = layout.entries[index]
      guard entry.isLaidOut else { continue }
      nearest[index] = rows.count
      rows.append(
        LayoutRow(
          id: node.id, className: node.className, parent: above < 0 ? nil : rows[above].id,
          depth: above < 0 ? 0 : rows[above].depth + 1, frame: entry.frame))
    }
    return rows
  }
}
