internal import Catalog
package import Diagnostics
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// The items of a constraint have no view in common.
package struct UnrelatedConstraintItems: Rule {
  package static let kind = DiagnosticKind(
    "unrelated-constraint-items", .error, summary: "a constraint's items are in different trees of views",
    explanation: explanation)

  static let explanation = """
    ## What it reports
    A constraint between views, or layout guides, that are in no common view: in different scenes, in
    different top-level views, or one in the custom view of a bar's item; also an item outside the view that
    holds the constraint.
    ## Why
    UIKit raises an exception when such a constraint becomes active: both items must have a common ancestor,
    and the view that holds the constraint must be one.
    ## Example
    A label of one scene, aligned with a button of another.
    ## Fix
    Relate views of one tree; remove the constraint that was left behind.
    """

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    for constraint in document.spec.constraints where !document.isNeverInstalled(constraint) {
      guard case .object(let one) = document.firstItem(of: constraint),
        let first = document.owningView(of: one)
      else { continue }
      guard let id = constraint.secondItem else {
        checkOwner(of: constraint, item: one, view: first, at: .firstItem, document, &bag)
        continue
      }
      guard case .object(let other) = document.item(id), let second = document.owningView(of: other) else {
        continue
      }
      if document.root(of: first) != document.root(of: second) {
        reportRoots(constraint, one, other, root: document.root(of: second), document, &bag)
      } else if !checkOwner(of: constraint, item: one, view: first, at: .firstItem, document, &bag) {
        checkOwner(of: constraint, item: other, view: second, at: .secondItem, document, &bag)
      }
    }
  }

  private func reportRoots(
    _ constraint: SpecConstraint, _ one: Int, _ other: Int, root: Int, _ document: CheckedDocument,
    _ bag: inout DiagnosticBag
  ) {
    let place = document.spec.tree.place(of: Int(document.spec.objects[root].element))
    bag.report(
      Self.kind, at: document.place(.secondItem, of: constraint),
      .unrelated(document.words(one), document.words(other)), object: document.objectText(constraint),
      notes: [Diagnostic.Note(.root, at: place)])
  }

  /// Whether an item was reported for being outside the view that holds the constraint.
  @discardableResult
  private func checkOwner(
    of constraint: SpecConstraint, item: Int, view: Int, at attribute: Name, _ document: CheckedDocument,
    _ bag: inout DiagnosticBag
  ) -> Bool {
    let owner = Int(constraint.owner)
    guard owner >= 0, document.spec.objects[owner].role == .view, !document.isView(view, inside: owner)
    else { return false }
    let place = document.spec.tree.place(of: Int(document.spec.objects[owner].element))
    bag.report(
      Self.kind, at: document.place(attribute, of: constraint),
      .outside(document.words(item), owner: document.words(owner)),
      object: document.objectText(constraint), notes: [Diagnostic.Note(.owner, at: place)])
    return true
  }
}

extension String {
  fileprivate static func unrelated(_ one: String, _ other: String) -> String {
    "\(one) and \(other) are in different trees of views"
  }

  fileprivate static func outside(_ item: String, owner: String) -> String {
    "\(item) is not inside \(owner), which holds the constraint"
  }

  fileprivate static let root = "the second item's tree begins here"

  fileprivate static let owner = "the view that holds the constraint is here"
}
