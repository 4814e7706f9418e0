package import Diagnostics
internal import SpecDecoding
internal import XMLParsing

/// An attribute names an object that isn't in the document.
package struct DanglingReference: Rule {
  package static let kind = DiagnosticKind(
    "dangling-reference", .error, summary: "a reference names an id that the document does not have",
    explanation: explanation)

  static let explanation = """
    ## What it reports
    The id in an outlet, action, segue, constraint, mask or other reference that no element of the document has.
    ## Why
    Xcode refuses the document or drops the connection; an outlet is nil at run time, a constraint does not exist.
    Merges that delete a view and keep what pointed to it are the usual cause.
    ## Example
        <outlet property="titleLabel" destination="gon-e0-000" id="f4g-5h-i6j"/>
    ## Fix
    Name an object that exists, or remove the element.
    """

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    let spec = document.spec
    for reference in spec.references where spec.element(declaring: reference.id) == nil {
      report(reference, in: spec, into: &bag)
    }
  }

  private func report(_ reference: SpecReference, in spec: Spec, into bag: inout DiagnosticBag) {
    let element = Int(reference.element)
    let row = Int(reference.row)
    let text = spec.ids.text(reference.id)
    let place = spec.tree.place(ofValue: row, in: element)
    let near = Suggestion.nearest(to: text, in: declaredIDs(of: spec))
    let attribute = spec.tree.nameText(row: row, in: element)
    bag.report(
      Self.kind, at: place, .dangling(text, attribute: attribute, near: near),
      object: spec.idText(around: element),
      fixIts: near.map { [FixIt.replace(text, with: $0, at: place)] } ?? [])
  }

  private func declaredIDs(of spec: Spec) -> some Sequence<String> {
    (0..<spec.ids.count).lazy.map { ObjectID($0) }.filter { spec.element(declaring: $0) != nil }
      .map { spec.ids.text($0) }
  }
}

extension String {
  fileprivate static func dangling(_ id: String, attribute: String, near: String?) -> String {
    let start = "attribute '\(attribute)' names id '\(id)', which no object has"
    return start + (near.map { "; the nearest id is '\($0)'" } ?? "")
  }
}
