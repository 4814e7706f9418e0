package import Diagnostics
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// An object has two runtime attributes of one key path.
package struct DuplicateRuntimeAttribute: Rule {
  package static let kind = DiagnosticKind(
    "duplicate-runtime-attribute", .warning, summary: "an object sets one key path twice",
    explanation: """
      ## What it reports
      A second runtime attribute of an object with the key path of an earlier one.
      ## Why
      Loading sets both, one after the other; the last one wins, and whoever changes the first wonders.
      ## Example
          <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius">…
          <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius">…
      ## Fix
      Remove the one that isn't meant.
      """)

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    let tree = document.spec.tree
    for element in tree.elements.indices where tree.elements[element].name == .userDefinedRuntimeAttributes {
      check(group: element, in: document, into: &bag)
    }
  }

  private func check(group: Int, in document: CheckedDocument, into bag: inout DiagnosticBag) {
    let tree = document.spec.tree
    var first: [String: SpanRef] = [:]
    for attribute in tree.children(of: group) {
      guard let row = tree.row(of: .keyPath, in: attribute) else { continue }
      let path = tree.string(row: row)
      let place = tree.place(ofValue: row, in: attribute)
      guard let earlier = first[path] else {
        first[path] = place
        continue
      }
      bag.report(
        Self.kind, at: place, .twice(path), object: document.spec.idText(around: group),
        notes: [Diagnostic.Note(.first, at: earlier)])
    }
  }
}

extension String {
  fileprivate static func twice(_ path: String) -> String { "key path '\(path)' is set already" }

  fileprivate static let first = "it is first set here"
}
