package import Diagnostics
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// Two elements of a document have the same id.
package struct DuplicateID: Rule {
  package static let kind = DiagnosticKind(
    "duplicate-id", .error, summary: "two elements have the same id", explanation: explanation)

  static let explanation = """
    ## What it reports
    An id that an earlier element of the document has already.
    ## Why
    Outlets, actions and constraints name objects by id; with two of one id it is open which one they mean.
    Xcode refuses the document. Merges and copied text are the usual cause.
    ## Example
        <label id="a1b-2c-d3e"/>
        <button id="a1b-2c-d3e"/>
    ## Fix
    Give one of the two a new id, and let the references that meant it follow.
    """

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    let spec = document.spec
    for element in spec.redeclarations {
      let text = spec.tree.string(.id, in: Int(element)) ?? ""
      let first = spec.ids.find(text).flatMap { spec.element(declaring: $0) }
      let note = first.map { Diagnostic.Note(.first, at: spec.tree.place(of: .id, in: $0)) }
      bag.report(
        Self.kind, at: spec.tree.place(of: .id, in: Int(element)), .duplicate(text), object: text,
        notes: note.map { [$0] } ?? [])
    }
  }
}

extension String {
  fileprivate static func duplicate(_ id: String) -> String { "id '\(id)' is declared already" }

  fileprivate static let first = "the first element with this id is here"
}
