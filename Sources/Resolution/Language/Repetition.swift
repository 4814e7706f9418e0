package import Diagnostics

/// A collection or table view that makes a cell of each item of a list.
package struct Repetition: Sendable {
  package let node: NodeID
  /// The list, or for sections the list of sections.
  package let data: Int
  /// The cell of an item; nil where it is none that exists.
  package let cell: Int?
  package let sections: Sections?
  package let place: SpanRef

  /// What a table with sections says of them.
  package struct Sections: Sendable {
    /// The field of a section that holds its rows.
    package let rows: Int
    package let header: Int?
    /// The field of a row that holds its rows, for rows that open in turn.
    package let children: Int?
    package let childCell: Int?
    /// Whether only open sections and rows show what they hold.
    package let isExpandable: Bool
  }
}
