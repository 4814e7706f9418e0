package import AutoLayout
package import Diagnostics
internal import Geometry
package import Instantiation
internal import Resolution

/// Rows that are too high or too low for the constraints in their cell.
package struct CellHeightMismatch: LayoutRule {
  package static let kind = DiagnosticKind(
    "cell-height-mismatch", .warning, summary: "a row of another height than its cell's constraints need",
    explanation: explanation)

  static let explanation = """
    ## What it reports
    A table view cell whose required constraints agree with each other, but not with the height of the row
    that the cell or its table states (`rowHeight`).
    ## Why
    At run time the table gives the cell its height by a required constraint of its own
    (`UIView-Encapsulated-Layout-Height`). UIKit then breaks one of the cell's constraints, and logs all of
    them.
    ## Example
        <tableView rowHeight="44"> … a cell whose content is tied to its top and bottom and 100 high …
    ## Fix
    State the height that the content needs, make the row as high as its content (`rowHeight="-1"`), or lower
    the priority of one constraint to 999.
    """

  package func check(_ layout: LayoutTree, of views: ViewTree, into bag: inout DiagnosticBag) {
    for conflict in layout.rowHeightConflicts {
      let node = views[conflict.cell]
      bag.report(
        Self.kind, at: node.origin.place, .mismatch(ConstraintText(views).item(conflict.cell), conflict),
        object: node.documentID)
    }
  }
}

extension String {
  fileprivate static func mismatch(_ item: String, _ conflict: RowHeightConflict) -> String {
    let content = NumberFormat.string(conflict.contentHeight)
    return "constraints in '\(item)' need \(content) pt of height; the row has "
      + NumberFormat.string(conflict.rowHeight) + " pt"
  }
}
