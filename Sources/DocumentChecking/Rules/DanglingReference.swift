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
    The id in an outlet, action, segue, constraint, mask or other reference that no element of the document
    has.
    ## Why
    Xcode refuses the document or drops the connection; an outlet is nil at run time, a constraint does not
    exist. Merges that delete a view and keep what pointed to it are the usual cause.
    ## Example
        <outlet property="titleLabel" destination="gon-e0-000" id="f4g-5h-i6j"/>
    ## Fix
    Name an object that exists, or remove the element.
    """

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    let spec = document.spec
    var comparisons = 0
    for reference in spec.references where spec.element(declaring: reference.id) == nil {
      comparisons += spec.ids.count
      report(reference, in: spec, suggests: comparisons <= Self.comparisonLimit, into: &bag)
    }
  }

  /// How many ids are compared with dangling ones in a document; further findings are without a suggestion.
  private static let comparisonLimit = 1_000_000

  private func report(
    _ reference: SpecReference, in spec: Spec, suggests: Bool, into bag: inout DiagnosticBag
  ) {
    let element = Int(reference.element)
    let row = Int(reference.row)
    let text = spec.ids.text(reference.id)
    let place = spec.tree.place(ofValue: row, in: element)
    let near = suggests ? Suggestion.nearest(to: text, in: declaredIDs(of: spec)) : nil
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
