package import Diagnostics
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// The content view of a cell is told not to turn its autoresizing mask into constraints.
package struct ContentViewMask: Rule {
  package static let kind = DiagnosticKind(
    "content-view-mask", .warning, summary: "a cell's content view is taken out of the cell's layout",
    explanation: """
      ## What it reports
      `translatesAutoresizingMaskIntoConstraints="NO"` on the content view of a cell.
      ## Why
      The cell places its content view by the autoresizing mask. Without it the content view has no place, and
      the documentation calls the result undefined: heights change from one reuse to the next.
      ## Example
          <tableViewCellContentView key="contentView" translatesAutoresizingMaskIntoConstraints="NO">
      ## Fix
      Remove the attribute.
      """)

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    let tree = document.spec.tree
    for (number, object) in document.spec.objects.enumerated() where object.slot == .contentView {
      guard object.parent >= 0, ContentViewMask.isCell(document.spec.objects[Int(object.parent)].name),
        let row = tree.row(of: .translatesAutoresizingMaskIntoConstraints, in: Int(object.element)),
        tree.bytes(row: row).elementsEqual("NO".utf8)
      else { continue }
      let place = tree.place(ofValue: row, in: Int(object.element))
      bag.report(
        Self.kind, at: place, .mask, object: document.objectText(number),
        fixIts: [FixIt(.removal, edits: [FixIt.Edit(.removeAttribute, at: place)])])
    }
  }

  private static func isCell(_ name: Name) -> Bool {
    name == .tableViewCell || name == .collectionViewCell || name == .collectionReusableView
  }
}

extension String {
  fileprivate static let mask = "the cell places its content view, which needs its autoresizing mask for that"

  fileprivate static let removal = "remove the attribute"
}
