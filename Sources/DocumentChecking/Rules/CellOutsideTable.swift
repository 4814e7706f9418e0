package import Diagnostics
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// A cell lies among the subviews of a view.
package struct CellOutsideTable: Rule {
  package static let kind = DiagnosticKind(
    "cell-outside-table", .warning, summary: "a cell is the subview of a plain view",
    explanation: """
      ## What it reports
      A cell of a table or collection view among the subviews of another view. Cells belong to the prototypes
      or sections of a table, to the cells of a collection view, or to the top of a xib.
      ## Why
      No table reuses or sizes the cell, and nothing selects it. Merged or copied text is the usual cause.
      ## Example
          <view id="a1b-2c-d3e">
            <subviews>
              <tableViewCell id="f4g-5h-i6j"/>
      ## Fix
      Move the cell into a table, or make it a view.
      """)

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    for (number, object) in document.spec.objects.enumerated() where object.slot == .subviews {
      guard object.name == .tableViewCell || object.name == .collectionViewCell, object.parent >= 0 else {
        continue
      }
      bag.report(
        Self.kind, at: document.spec.tree.place(of: Int(object.element)),
        .outside(document.words(number), document.words(Int(object.parent))),
        object: document.objectText(number))
    }
  }
}

extension String {
  fileprivate static func outside(_ cell: String, _ parent: String) -> String {
    "\(cell) is a subview of \(parent); cells belong to tables and collection views"
  }
}
