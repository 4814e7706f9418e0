internal import Catalog
package import Diagnostics
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// Two objects of a scene or xib have one accessibility identifier.
package struct DuplicateAccessibilityIdentifier: Rule {
  package static let kind = DiagnosticKind(
    "duplicate-accessibility-identifier", .warning, visibility: .offByDefault,
    summary: "two objects of a scene have one accessibility identifier",
    explanation: """
      ## What it reports
      An accessibility identifier that an earlier object of the same scene, or of the same xib, has.
      ## Why
      A test that looks for the identifier finds several objects, and fails or takes the wrong one. Rows that
      are meant to be alike may share one, so the kind is off by default.
      ## Example
          <accessibility key="accessibilityConfiguration" identifier="save"/>
          <accessibility key="accessibilityConfiguration" identifier="save"/>
      ## Fix
      Give one of the two another identifier.
      """)

  /// A scene, -1 in xibs, and an identifier in it.
  private struct Key: Hashable {
    let scene: Int32
    let identifier: ArraySlice<UInt8>
  }

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    let tree = document.spec.tree
    var first: [Key: Int] = [:]
    for (number, object) in document.spec.objects.enumerated() {
      guard let element = tree.child(of: Int(object.element), .accessibility),
        let row = tree.row(of: .identifier, in: element), !tree.bytes(row: row).isEmpty
      else { continue }
      let key = Key(scene: object.scene, identifier: tree.bytes(row: row))
      guard let earlier = first[key] else {
        first[key] = element
        continue
      }
      bag.report(
        Self.kind, at: tree.place(ofValue: row, in: element), .duplicate(tree.string(row: row)),
        object: document.objectText(number),
        notes: [Diagnostic.Note(.first, at: tree.place(of: .identifier, in: earlier))])
    }
  }
}

extension String {
  fileprivate static func duplicate(_ identifier: String) -> String {
    "accessibility identifier '\(identifier)' is taken already"
  }

  fileprivate static let first = "the first object with this identifier is here"
}
