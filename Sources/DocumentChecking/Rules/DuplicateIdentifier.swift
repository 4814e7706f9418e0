internal import Catalog
package import Diagnostics
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// Two objects have an identifier that must be unique where they are.
package struct DuplicateIdentifier: Rule {
  package static let kind = DiagnosticKind(
    "duplicate-identifier", .warning, summary: "two objects have an identifier that must be unique",
    explanation: """
      ## What it reports
      A second controller of a storyboard with one storyboard identifier, a second prototype cell of a table
      or collection view with one reuse identifier, a second view of a scene with one restoration
      identifier, and a second segue that starts at a controller itself, has the identifier of an earlier
      one and leads elsewhere.
      ## Why
      Code asks for these by name and gets one of the two; which one is not defined. Copied scenes and cells
      are the usual cause.
      ## Example
          <tableViewCell reuseIdentifier="Cell" id="a1b-2c-d3e"/>
          <tableViewCell reuseIdentifier="Cell" id="f4g-5h-i6j"/>
      ## Fix
      Give one of the two another identifier.
      """)

  /// Where an identifier must be unique, and the identifier.
  private struct Key: Hashable {
    let attribute: Name
    /// The number of the table, scene or controller; -1 for the document.
    let scope: Int32
    let identifier: ArraySlice<UInt8>
  }

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    let spec = document.spec
    var first: [Key: Int] = [:]
    for object in spec.objects {
      let element = Int(object.element)
      if object.role == .controller {
        check(.storyboardIdentifier, of: element, scope: -1, "storyboard", document, &first, &bag)
      }
      if object.slot == .prototypes || (object.slot == .cells && object.name == .collectionViewCell) {
        check(.reuseIdentifier, of: element, scope: object.parent, "reuse", document, &first, &bag)
      }
      if object.scene >= 0, object.role == .view {
        check(
          .restorationIdentifier, of: element, scope: object.scene, "restoration", document, &first, &bag)
      }
    }
    for connection in spec.connections where connection.name == .segue && connection.owner >= 0 {
      guard spec.objects[Int(connection.owner)].role == .controller else { continue }
      check(
        .identifier, of: Int(connection.element), scope: connection.owner, "segue", document, &first, &bag)
    }
  }

  private func check(
    _ attribute: Name, of element: Int, scope: Int32, _ what: String, _ document: CheckedDocument,
    _ first: inout [Key: Int], _ bag: inout DiagnosticBag
  ) {
    let tree = document.spec.tree
    guard let row = tree.row(of: attribute, in: element), !tree.bytes(row: row).isEmpty else { return }
    let key = Key(attribute: attribute, scope: scope, identifier: tree.bytes(row: row))
    guard let earlier = first[key] else {
      first[key] = element
      return
    }
    let destination = tree.string(.destination, in: element)
    if destination != nil, destination == tree.string(.destination, in: earlier) { return }
    bag.report(
      Self.kind, at: tree.place(ofValue: row, in: element), .duplicate(what, tree.string(row: row)),
      object: document.spec.idText(around: element),
      notes: [Diagnostic.Note(.first, at: tree.place(of: attribute, in: earlier))])
  }
}

extension String {
  fileprivate static func duplicate(_ what: String, _ identifier: String) -> String {
    "\(what) identifier '\(identifier)' is taken already"
  }

  fileprivate static let first = "the first object with this identifier is here"
}
