internal import Catalog
package import Diagnostics
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// A xib of a cell has another object at its top.
package struct CellNibRoots: Rule {
  package static let kind = DiagnosticKind(
    "cell-nib-roots", .warning, summary: "the xib of a cell has more than one object at its top",
    explanation: """
      ## What it reports
      A xib whose first object is a cell and that has more objects at its top, be it a second cell or a
      gesture recogniser that was dropped there. File's Owner and First Responder don't count.
      ## Why
      A table or collection view that the xib is registered with takes exactly one object from it, and ends
      the app otherwise ("must contain exactly one top level object").
      ## Example
          <tableViewCell id="a1b-2c-d3e"/>
          <tapGestureRecognizer id="f4g-5h-i6j"/>
      ## Fix
      Make the recogniser in code, and give each cell a xib of its own.
      """)

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    let spec = document.spec
    guard spec.scenes.isEmpty else { return }
    let roots = spec.objects.indices.filter {
      spec.objects[$0].parent < 0 && spec.objects[$0].role != .placeholder
    }
    guard let first = roots.first, roots.count > 1, CellNibRoots.isCell(spec.objects[first].name) else {
      return
    }
    let others = roots.dropFirst()
    let place = spec.tree.place(of: Int(spec.objects[others[others.startIndex]].element))
    bag.report(
      Self.kind, at: place, .roots(document.words(first), others.map { document.words($0) }),
      object: document.objectText(others[others.startIndex]))
  }

  private static func isCell(_ name: Name) -> Bool { name == .tableViewCell || name == .collectionViewCell }
}

extension String {
  fileprivate static func roots(_ cell: String, _ others: [String]) -> String {
    "beside \(cell) the xib holds \(WordList.text(others, limit: 3)), and a cell's must hold nothing else"
  }
}
