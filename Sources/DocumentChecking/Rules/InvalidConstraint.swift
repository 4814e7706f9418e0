internal import Catalog
package import Diagnostics
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// A constraint relates what cannot be related.
package struct InvalidConstraint: Rule {
  package static let kind = DiagnosticKind(
    "invalid-constraint", .error, summary: "a constraint relates what cannot be related",
    explanation: explanation)

  static let explanation = """
    ## What it reports
    A horizontal attribute related to a vertical one, a size to a position, left or right to leading or
    trailing, a position without a second item, an item to itself by the same attribute, a second item
    without its attribute or the other way round, an item that is neither a view nor a layout guide.
    ## Why
    `NSLayoutConstraint` raises an exception for these when the view is loaded, or the constraint says
    nothing.
    ## Example
        <constraint firstItem="a1b-2c-d3e" firstAttribute="leading"
          secondItem="f4g-5h-i6j" secondAttribute="top" id="k7l-8m-n9o"/>
    ## Fix
    Relate attributes of one direction; give a position a second item; remove what says nothing.
    """

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    for constraint in document.spec.constraints {
      guard let fault = fault(of: constraint, in: document) else { continue }
      bag.report(
        Self.kind, at: document.place(fault.attribute, of: constraint), fault.message,
        object: document.objectText(constraint))
    }
  }

  /// What is wrong, and the attribute that shows it.
  private struct Fault {
    let attribute: Name
    let message: String
  }

  private func fault(of constraint: SpecConstraint, in document: CheckedDocument) -> Fault? {
    if let id = constraint.firstItem, document.item(id) == .unfit {
      return Fault(attribute: .firstItem, message: .unfit(document.spec.ids.text(id)))
    }
    if let id = constraint.secondItem, document.item(id) == .unfit {
      return Fault(attribute: .secondItem, message: .unfit(document.spec.ids.text(id)))
    }
    let tree = document.spec.tree
    let hasSecondAttribute = tree.row(of: .secondAttribute, in: Int(constraint.element)) != nil
    switch (constraint.secondItem, hasSecondAttribute) {
    case (nil, false): return faultAlone(constraint)
    case (nil, true): return Fault(attribute: .secondAttribute, message: .noSecondItem)
    case (_?, false): return Fault(attribute: .secondItem, message: .noSecondAttribute)
    case (let second?, true): return faultOfPair(constraint, second, in: document)
    }
  }

  private func faultAlone(_ constraint: SpecConstraint) -> Fault? {
    guard let first = constraint.firstAttribute else { return nil }
    return first.isSize ? nil : Fault(attribute: .firstAttribute, message: .alone("\(first)"))
  }

  private func faultOfPair(
    _ constraint: SpecConstraint, _ second: ObjectID, in document: CheckedDocument
  ) -> Fault? {
    guard let one = constraint.firstAttribute, let other = constraint.secondAttribute else { return nil }
    if let mismatch = one.mismatch(with: other) {
      return Fault(attribute: .secondAttribute, message: .mismatch(mismatch, "\(one)", "\(other)"))
    }
    if one == other, case .object(let object) = document.firstItem(of: constraint),
      document.item(second) == .object(object)
    {
      return Fault(attribute: .secondItem, message: .itself(document.words(object), "\(one)"))
    }
    return nil
  }
}

extension String {
  fileprivate static func unfit(_ id: String) -> String {
    "constraint items must be views or layout guides; '\(id)' is neither"
  }

  fileprivate static let noSecondItem = "attribute 'secondAttribute' needs attribute 'secondItem'"

  fileprivate static let noSecondAttribute = "attribute 'secondItem' needs attribute 'secondAttribute'"

  fileprivate static func alone(_ attribute: String) -> String {
    "'\(attribute)' needs a second item; only width and height can be constant"
  }

  fileprivate static func mismatch(
    _ mismatch: ConstraintAttribute.Mismatch, _ one: String, _ other: String
  ) -> String {
    switch mismatch {
    case .sizeToPosition: "a size cannot be related to a position: '\(one)' to '\(other)'"
    case .otherAxis: "attributes of different axes cannot be related: '\(one)' to '\(other)'"
    case .mixedSides: "left and right cannot be related to leading and trailing: '\(one)' to '\(other)'"
    }
  }

  fileprivate static func itself(_ object: String, _ attribute: String) -> String {
    "'\(attribute)' of \(object) is related to itself"
  }
}
