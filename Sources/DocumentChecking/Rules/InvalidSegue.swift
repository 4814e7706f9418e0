internal import Catalog
package import Diagnostics
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// A segue leads to what it can't show.
package struct InvalidSegue: Rule {
  package static let kind = DiagnosticKind(
    "invalid-segue", .error, summary: "a segue leads to what it cannot show",
    explanation: """
      ## What it reports
      A segue whose destination is a view or another object that is no controller; a segue to an exit that
      is no unwind segue, and an unwind segue to what is no exit. As doubtful, and so as a warning, a popover
      of a segue without an anchor.
      ## Why
      Performing such a segue ends the app. A popover needs a view or bar item to point at on iPads.
      ## Example
          <segue destination="exit" kind="show" id="a1b-2c-d3e"/>
      ## Fix
      Lead the segue to a controller, or make it an unwind segue; give a popover its anchor.
      """)

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    let spec = document.spec
    for connection in spec.connections where connection.name == .segue {
      let element = Int(connection.element)
      guard let row = spec.tree.row(of: .kind, in: element),
        let destination = connection.destination.flatMap({ spec.object($0) })
      else { continue }
      let kind = spec.tree.string(row: row)
      let owner = Int(connection.owner)
      if let fault = fault(kind, destination, in: document) {
        bag.report(
          Self.kind, at: spec.tree.place(of: .destination, in: element), fault,
          object: owner < 0 ? nil : document.objectText(owner))
      } else if kind == "popoverPresentation", !hasAnchor(element, in: spec.tree) {
        bag.report(
          Diagnostic(
            Self.kind, at: spec.tree.place(ofValue: row, in: element), .noAnchor,
            object: owner < 0 ? nil : document.objectText(owner), isDoubtful: true))
      }
    }
  }

  private func fault(_ kind: String, _ destination: Int, in document: CheckedDocument) -> String? {
    let object = document.spec.objects[destination]
    let isExit = object.name == .exit
    if kind == "unwind" { return isExit ? nil : .unwind(document.words(destination)) }
    if isExit { return .exit(kind) }
    switch object.role {
    case .view, .guide, .item, .gesture: return .noController(document.words(destination))
    default: return nil
    }
  }

  private func hasAnchor(_ element: Int, in tree: XMLTree) -> Bool {
    tree.row(of: .popoverAnchorView, in: element) != nil
      || tree.row(of: .popoverAnchorBarButtonItem, in: element) != nil
  }
}

extension String {
  fileprivate static func unwind(_ destination: String) -> String {
    "an unwind segue leads to an exit; \(destination) is none"
  }

  fileprivate static func exit(_ kind: String) -> String {
    "only an unwind segue leads to an exit; this one is '\(kind)'"
  }

  fileprivate static func noController(_ destination: String) -> String {
    "a segue leads to a controller; \(destination) is none"
  }

  fileprivate static let noAnchor = "the popover has no anchor to point at"
}
