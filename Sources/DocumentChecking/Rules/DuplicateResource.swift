package import Diagnostics
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// A document lists an image or colour twice among its resources.
package struct DuplicateResource: Rule {
  package static let kind = DiagnosticKind(
    "duplicate-resource", .warning, summary: "an image or colour is listed twice among the resources",
    explanation: """
      ## What it reports
      A second entry of one name for an image, named colour or system colour in `<resources>`.
      ## Why
      It is open which size or colour the document stores for the name. Interface Builder writes each name
      once; merges, and scenes copied from several documents, leave two.
      ## Example
          <image name="logo" width="24" height="24"/>
          <image name="logo" width="32" height="32"/>
      ## Fix
      Remove one of the two; Xcode writes the right values when it saves the document.
      """)

  /// What makes two entries stand for the same resource.
  private struct Key: Hashable {
    let name: Name
    let resource: String
    let isSymbol: Bool
  }

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    let tree = document.spec.tree
    var first: [Key: Int] = [:]
    for resource in document.spec.resources {
      let element = Int(resource.element)
      let key = Key(name: resource.name, resource: resource.resource, isSymbol: resource.isSymbol)
      guard let earlier = first[key] else {
        first[key] = element
        continue
      }
      let removal = FixIt(.removal, edits: [FixIt.Edit(.removeElement, at: tree.place(of: element, .tag))])
      bag.report(
        Self.kind, at: tree.place(of: .name, in: element), .duplicate(resource.resource),
        notes: [Diagnostic.Note(.first, at: tree.place(of: .name, in: earlier))], fixIts: [removal])
    }
  }
}

extension String {
  fileprivate static func duplicate(_ name: String) -> String { "resource '\(name)' is listed already" }

  fileprivate static let first = "the first entry is here"

  fileprivate static let removal = "remove the second entry"
}
