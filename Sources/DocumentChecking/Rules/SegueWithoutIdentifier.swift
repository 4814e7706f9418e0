internal import Catalog
package import Diagnostics
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// A segue that only code can perform has no identifier.
package struct SegueWithoutIdentifier: Rule {
  package static let kind = DiagnosticKind(
    "segue-without-identifier", .warning, summary: "a segue that only code can perform has no identifier",
    explanation: """
      ## What it reports
      A segue that starts at a controller itself, not at a control or cell, and has no identifier.
      Relationships and embedded controllers need none.
      ## Why
      Nothing triggers the segue, and code can perform it only by its identifier.
      ## Example
          <viewController id="a1b-2c-d3e">
            <connections>
              <segue destination="f4g-5h-i6j" kind="show" id="k7l-8m-n9o"/>
      ## Fix
      Give the segue the identifier that code performs, or remove it.
      """)

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    let spec = document.spec
    for connection in spec.connections where connection.name == .segue && connection.owner >= 0 {
      let element = Int(connection.element)
      guard spec.objects[Int(connection.owner)].role == .controller,
        let destination = connection.destination.flatMap({ spec.object($0) }),
        let row = spec.tree.row(of: .kind, in: element), !needsNone(spec.tree.string(row: row)),
        spec.tree.string(.identifier, in: element)?.isEmpty != false
      else { continue }
      let id = spec.tree.string(.id, in: element).map { " '\($0)'" } ?? ""
      bag.report(
        Self.kind, at: spec.tree.place(of: element),
        .missing(id, from: document.sceneWords(Int(connection.owner)), to: document.sceneWords(destination)),
        object: document.objectText(Int(connection.owner)),
        notes: [.init(.destination, at: spec.tree.place(of: Int(spec.objects[destination].element)))])
    }
  }

  private func needsNone(_ kind: String) -> Bool { kind == "relationship" || kind == "embed" }
}

extension String {
  fileprivate static func missing(_ id: String, from source: String, to destination: String) -> String {
    "segue\(id) from \(source) to \(destination) has no identifier; nothing can perform it"
  }

  fileprivate static let destination = "the segue leads here"
}
