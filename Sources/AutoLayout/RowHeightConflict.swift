package import Resolution

/// A cell whose required constraints ask for another height than its row has.
package struct RowHeightConflict: Hashable, Sendable {
  package let cell: NodeID
  /// The height of the row as the cell or its table states it, in points.
  package let rowHeight: Double
  /// The least height in points at which the required constraints hold.
  package let contentHeight: Double
}
