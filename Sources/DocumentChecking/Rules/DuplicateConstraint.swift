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
    A constraint with the same items, attributes, relation, multiplier, constant and priority as an earlier
    one, both installed for all size classes.
    ## Why
    The second one changes nothing until somebody edits one of the two: then they conflict.
    ## Example
        <constraint firstAttribute="width" constant="8" id="a1b-2c-d3e"/>
        <constraint firstAttribute="width" constant="8" id="f4g-5h-i6j"/>
    ## Fix
    Remove one of the two; keep the one that an outlet is connected to.
    """

  /// The items of a constraint by number; the second is -1 where there is none.
  private struct Items: Hashable {
    let first: Int32
    let second: Int32
  }

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    let constraints = document.spec.constraints
    // The last constraint between two items; the chain leads from each to the one before it.
    var last: [Items: Int] = [:]
    var chain = Chain(count: constraints.count)
    for (number, constraint) in constraints.enumerated() {
      guard let items = items(of: constraint, in: document) else { continue }
      let first = chain.first(from: last[items] ?? -1) {
        isSame(constraints[$0], constraint) && isFixed(constraints[$0], constraint, in: document)
      }
      if let first {
        report(constraint, first: Int(constraints[first].element), in: document, into: &bag)
      } else {
        chain.link(number, to: last.updateValue(number, forKey: items))
      }
    }
  }

  private func items(of constraint: SpecConstraint, in document: CheckedDocument) -> Items? {
    guard constraint.firstAttribute != nil, constraint.relation != nil, constraint.multiplier != nil,
      constraint.constant != nil, constraint.priority != nil,
      case .object(let first) = document.firstItem(of: constraint)
    else { return nil }
    guard let id = constraint.secondItem else {
      return Items(first: Int32(truncatingIfNeeded: first), second: -1)
    }
    guard case .object(let second) = document.item(id) else { return nil }
    return Items(first: Int32(truncatingIfNeeded: first), second: Int32(truncatingIfNeeded: second))
  }

  /// Whether two constraints of the same items say the same.
  private func isSame(_ one: SpecConstraint, _ other: SpecConstraint) -> Bool {
    one.firstAttribute == other.firstAttribute && one.secondAttribute == other.secondAttribute
      && one.relation == other.relation && one.multiplier == other.multiplier
      && one.constant == other.constant && one.priority == other.priority
      && one.isPlaceholder == other.isPlaceholder
  }

  /// Whether both constraints are installed, and the same, for all size classes.
  private func isFixed(_ one: SpecConstraint, _ other: SpecConstraint, in document: CheckedDocument) -> Bool {
    [one, other].allSatisfy { constraint in
      // A constraint with children varies.
      let element = document.spec.tree.elements[Int(constraint.element)]
      return !document.isVaried(constraint) && element.subtreeEnd == constraint.element + 1
    }
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
