internal import Catalog
internal import Diagnostics
internal import SpecDecoding
internal import Vocabulary

extension ShorthandLowering {
  private static let relations: [(String, ConstraintRelation)] = [
    ("equal", .equal), ("=", .equal), ("==", .equal), ("greaterThanOrEqual", .greaterThanOrEqual),
    (">=", .greaterThanOrEqual), ("lessThanOrEqual", .lessThanOrEqual), ("<=", .lessThanOrEqual),
  ]

  /// `<constraint first="dots.top" second="badge.bottom" constant="8"/>`; Interface Builder's own form stays.
  mutating func lowerConstraint(_ element: Int) {
    guard let first = draft.elements[element].attribute("first") else {
      if let second = draft.elements[element].attribute("second") {
        bag.report(ValueKinds.invalidShorthand, at: second.namePlace, "attribute 'second' needs 'first'")
        remove(element)
      }
      return
    }
    attempt { try $0.lowerConstraint(element, first) }
    remove(element)
  }

  /// Takes an element out of the draft.
  mutating func remove(_ element: Int) {
    let parent = draft.elements[element].parent
    guard parent >= 0 else { return }
    draft.elements[parent].children.removeAll { $0 == element }
  }

  private mutating func lowerConstraint(
    _ element: Int, _ first: Draft.Attribute
  ) throws(ShorthandProblem) {
    let written = draft.elements[element]
    let left = try side(first.located)
    let right = try written.attribute("second").map { second throws(ShorthandProblem) in
      try side(second.located)
    }
    var length = ShorthandLength()
    length.relation = try relation(written.attribute("relation"))
    length.constant = try number(written.attribute("constant")) ?? 0
    length.priority = try number(written.attribute("priority")) ?? 1000
    if let priority = written.attribute("priority"), length.priority <= 0 || length.priority > 1000 {
      throw ShorthandProblem(
        "a priority must be from 1 to 1000; '\(priority.value)' is not", priority.located)
    }
    guard let firstItem = item(left, other: right, element) else { return }
    var constraint = self.constraint(
      firstItem, left.attribute, draft.elements[element].origin.place, length)
    if let right {
      guard let secondItem = item(right, other: left, element) else { return }
      constraint.second = secondItem
      constraint.secondAttribute = right.attribute
    }
    constraint.multiplier = try multiplier(written.attribute("multiplier")) ?? 1
    constraint.id = written.id
    add(constraint, for: firstItem.element)
  }

  /// One side of a constraint as it is written.
  private struct WrittenSide {
    let id: Located<String>
    let attribute: ConstraintAttribute
  }

  private func side(_ text: Located<String>) throws(ShorthandProblem) -> WrittenSide {
    guard let (id, attribute) = try reference(text) else {
      throw ShorthandProblem("'\(text.value)' is not a view and an attribute such as 'title.top'", text)
    }
    guard id.value == "margins" else { return WrittenSide(id: id, attribute: attribute) }
    let margin = ShorthandLowering.margin(attribute)
    guard margin != attribute else {
      throw ShorthandProblem("margins have no attribute '\(attribute)'", text)
    }
    return WrittenSide(id: id, attribute: margin)
  }

  /// The item that a side names: a view, or for `superview`, `safeArea` and `margins` those of the other's
  /// superview.
  private mutating func item(_ side: WrittenSide, other: WrittenSide?, _ element: Int) -> DraftConstraint
    .Item?
  {
    guard ["superview", "safeArea", "margins"].contains(side.id.value) else {
      return find(side.id).map { DraftConstraint.Item(element: $0) }
    }
    guard let other, let view = find(other.id) else {
      if other == nil {
        bag.report(
          ValueKinds.invalidShorthand, at: side.id.place, "'\(side.id.value)' needs another view beside it")
      }
      return nil
    }
    guard let superview = draft.superview(of: view) else {
      bag.report(
        ValueKinds.invalidShorthand, at: side.id.place, "'\(other.id.value)' is a root view without superview"
      )
      return nil
    }
    return DraftConstraint.Item(element: superview, isSafeArea: side.id.value == "safeArea")
  }

  private func relation(_ attribute: Draft.Attribute?) throws(ShorthandProblem) -> ConstraintRelation {
    guard let attribute else { return .equal }
    if let match = ShorthandLowering.relations.first(where: { $0.0 == attribute.value }) { return match.1 }
    let near = Suggestion.nearest(to: attribute.value, in: ShorthandLowering.relations.map(\.0))
    throw ShorthandProblem(
      "'\(attribute.value)' is no relation" + (near.map { "; the nearest is '\($0)'" } ?? ""),
      attribute.located)
  }

  private func number(_ attribute: Draft.Attribute?) throws(ShorthandProblem) -> Double? {
    guard let attribute else { return nil }
    if let number = ValueSyntax.number(attribute.value) { return number }
    throw ShorthandProblem(
      "attribute '\(attribute.name)' must be a number; '\(attribute.value)' is not", attribute.located)
  }

  private func multiplier(_ attribute: Draft.Attribute?) throws(ShorthandProblem) -> Double? {
    guard let attribute else { return nil }
    let value = Array(attribute.value.utf8).withUnsafeBufferPointer { ValueSyntax.multiplier($0) }
    if let value, value != 0 { return value }
    throw ShorthandProblem(
      "attribute 'multiplier' must be a number or ratio other than 0; '\(attribute.value)' is not",
      attribute.located)
  }
}
