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
    A constraint between views, or layout guides, that are in no common view: in different scenes, in different
    top-level views, or one in the custom view of a bar's item.
    ## Why
    UIKit raises an exception when such a constraint becomes active: both items must have a common ancestor.
    ## Example
    A label of one scene, aligned with a button of another.
    ## Fix
    Relate views of one tree; remove the constraint that was left behind.
    """

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    let spec = document.spec
    for constraint in spec.constraints {
      guard let second = constraint.secondItem, !document.isNeverInstalled(constraint),
        case .object(let one) = document.firstItem(of: constraint),
        case .object(let other) = document.item(second),
        let firstRoot = root(of: one, in: spec), let secondRoot = root(of: other, in: spec),
        firstRoot != secondRoot
      else { continue }
      bag.report(
        Self.kind, at: document.place(.secondItem, of: constraint),
        .unrelated(document.words(one), document.words(other)), object: document.objectText(constraint),
        notes: [Diagnostic.Note(.root, at: spec.tree.place(of: Int(spec.objects[secondRoot].element)))])
    }
  }

  /// The outermost view around a view or guide; nil where there is none.
  private func root(of object: Int, in spec: Spec) -> Int? {
    guard var view = owningView(of: object, in: spec) else { return nil }
    while let parent = superview(of: view, in: spec) { view = parent }
    return view
  }

  /// The view itself, or the one that a guide belongs to: the controller's for the guides of a controller.
  private func owningView(of object: Int, in spec: Spec) -> Int? {
    guard spec.objects[object].role == .guide else { return object }
    let owner = Int(spec.objects[object].parent)
    guard owner >= 0 else { return nil }
    switch spec.objects[owner].role {
    case .view: return owner
    case .controller:
      return spec.objects.indices.dropFirst(owner + 1).first {
        spec.objects[$0].parent == Int32(owner) && spec.objects[$0].slot == .view
      }
    default: return nil
    }
  }

  /// The view around a view; sections of tables are looked through.
  private func superview(of view: Int, in spec: Spec) -> Int? {
    var parent = Int(spec.objects[view].parent)
    if parent >= 0, spec.objects[parent].name == .tableViewSection {
      parent = Int(spec.objects[parent].parent)
    }
    guard parent >= 0, spec.objects[parent].role == .view else { return nil }
    return parent
  }
}

extension String {
  fileprivate static func unrelated(_ one: String, _ other: String) -> String {
    "\(one) and \(other) are in different trees of views"
  }

  fileprivate static let root = "the second item's tree begins here"
}
