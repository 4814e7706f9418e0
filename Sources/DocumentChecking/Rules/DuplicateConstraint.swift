internal import Catalog
package import Diagnostics
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// Two installed constraints say the same.
package struct DuplicateConstraint: Rule {
  package static let kind = DiagnosticKind(
    "duplicate-constraint", .warning, summary: "two constraints say the same", explanation: explanation)

  static let explanation = """
    ## What it reports
    A constraint with the same items, attributes, relation, multiplier, constant and priority as an earlier one,
    both installed for all size classes.
    ## Why
    The second one changes nothing until somebody edits one of the two: then they conflict.
    ## Example
        <constraint firstAttribute="width" constant="8" id="a1b-2c-d3e"/>
        <constraint firstAttribute="width" constant="8" id="f4g-5h-i6j"/>
    ## Fix
    Remove one of the two; keep the one that an outlet is connected to.
    """

  /// What a constraint says.
  private struct Key: Hashable {
    let first: Int
    let firstAttribute: ConstraintAttribute
    let relation: ConstraintRelation
    let second: Int
    let secondAttribute: ConstraintAttribute?
    let multiplier: Double
    let constant: Double
    let priority: Double
    let isPlaceholder: Bool
  }

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    var seen: [Key: Int32] = [:]
    for constraint in document.spec.constraints {
      guard let key = key(of: constraint, in: document) else { continue }
      guard let first = seen[key] else {
        seen[key] = constraint.element
        continue
      }
      report(constraint, first: Int(first), in: document, into: &bag)
    }
  }

  private func key(of constraint: SpecConstraint, in document: CheckedDocument) -> Key? {
    guard case .object(let first) = document.firstItem(of: constraint),
      let firstAttribute = constraint.firstAttribute, let relation = constraint.relation,
      let multiplier = constraint.multiplier, let constant = constraint.constant,
      let priority = constraint.priority, !document.isVaried(constraint)
    else { return nil }
    // A constraint with children varies by size class.
    let element = document.spec.tree.elements[Int(constraint.element)]
    guard element.subtreeEnd == constraint.element + 1 else { return nil }
    var second = -1
    if let id = constraint.secondItem {
      guard case .object(let number) = document.item(id) else { return nil }
      second = number
    }
    return Key(
      first: first, firstAttribute: firstAttribute, relation: relation, second: second,
      secondAttribute: constraint.secondAttribute, multiplier: multiplier, constant: constant,
      priority: priority, isPlaceholder: constraint.isPlaceholder)
  }

  private func report(
    _ constraint: SpecConstraint, first: Int, in document: CheckedDocument, into bag: inout DiagnosticBag
  ) {
    let tree = document.spec.tree
    let element = Int(constraint.element)
    bag.report(
      Self.kind, at: tree.place(of: element), .duplicate, object: document.objectText(constraint),
      notes: [Diagnostic.Note(.first, at: tree.place(of: first))],
      fixIts: document.isReferred(constraint) ? [] : [removal(of: element, in: tree)])
  }

  private func removal(of element: Int, in tree: XMLTree) -> FixIt {
    FixIt(.removal, edits: [FixIt.Edit(.removeElement, at: tree.place(of: element, .tag))])
  }
}

extension String {
  fileprivate static let duplicate = "constraint says the same as an earlier one"

  fileprivate static let first = "the earlier constraint is here"

  fileprivate static let removal = "remove the second constraint"
}
