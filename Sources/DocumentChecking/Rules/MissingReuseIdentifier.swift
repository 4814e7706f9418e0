package import Diagnostics
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// A prototype cell has no reuse identifier.
package struct MissingReuseIdentifier: Rule {
  package static let kind = DiagnosticKind(
    "missing-reuse-identifier", .warning, summary: "a prototype cell has no reuse identifier",
    explanation: """
      ## What it reports
      In a storyboard: a prototype cell of a table view, or a cell of a collection view, without a reuse
      identifier. Static cells need none; Interface Builder makes no prototypes in xibs.
      ## Why
      Code can't ask the table for the cell: the prototype is never shown.
      ## Example
          <prototypes>
            <tableViewCell id="a1b-2c-d3e"/>
          </prototypes>
      ## Fix
      Give the cell the identifier that code dequeues, or remove it.
      """)

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    let tree = document.spec.tree
    for (number, object) in document.spec.objects.enumerated() where object.scene >= 0 {
      guard
        (object.name == .tableViewCell && object.slot == .prototypes)
          || (object.name == .collectionViewCell && object.slot == .cells)
      else { continue }
      let element = Int(object.element)
      if let row = tree.row(of: .reuseIdentifier, in: element), !tree.bytes(row: row).isEmpty { continue }
      bag.report(
        Self.kind, at: tree.place(of: .reuseIdentifier, in: element), .missing(document.words(number)),
        object: document.objectText(number))
    }
  }
}

extension String {
  fileprivate static func missing(_ cell: String) -> String {
    "prototype \(cell) has no reuse identifier; no code can ask for it"
  }
}
