internal import Catalog
internal import Diagnostics
internal import SpecDecoding
internal import Vocabulary

/// Expands the shorthands of a draft to plain constraints.
///
/// Needs: a draft without components, with content views. Leaves: `draft.constraints`; no shorthand
/// attributes.
struct ShorthandLowering {
  var draft: Draft
  var bag = DiagnosticBag()
  /// Where the ids of the shorthand at hand are looked up.
  var scope = 0

  /// Works on `draft`.
  init(_ draft: Draft) {
    self.draft = draft
  }

  /// Expands the shorthands of all elements, in document order.
  mutating func run() {
    for element in draft.elements.indices {
      scope = draft.elements[element].scope
      switch draft.elements[element].kind {
      case .constraint: lowerConstraint(element)
      case .constraints: lowerVisual(element)
      default: if draft.isView(element) { lowerAttributes(of: element) }
      }
    }
  }

  private mutating func lowerAttributes(of element: Int) {
    lowerPin(of: element)
    lowerSizes(of: element)
    for (name, side) in ShorthandLowering.sides {
      guard let attribute = take(name, element) else { continue }
      for word in attribute.located.words { attempt { try $0.lowerSide(element, side, word) } }
    }
    if let attribute = take("align", element) {
      for word in attribute.located.words { attempt { try $0.lowerAlignment(element, word) } }
    }
  }

  /// Takes a shorthand off an element, to be lowered in the scope where it was written.
  mutating func take(_ name: String, _ element: Int) -> Draft.Attribute? {
    guard let attribute = draft.elements[element].take(name) else { return nil }
    scope = attribute.scope
    return attribute
  }

  /// Reports what is wrong with a shorthand.
  mutating func attempt(_ body: (inout ShorthandLowering) throws -> Void) {
    do {
      try body(&self)
    } catch {
      guard let problem = error as? ShorthandProblem else { return }
      bag.report(ValueKinds.invalidShorthand, at: problem.place, problem.message)
    }
  }

  /// Adds a constraint that was written for `element`.
  mutating func add(_ constraint: DraftConstraint, for element: Int) {
    draft.elements[element].hasConstraints = true
    draft.constraints.append(constraint)
  }

  /// A constraint that begins at an attribute of `item`.
  func constraint(
    _ item: DraftConstraint.Item, _ attribute: ConstraintAttribute, _ place: SpanRef,
    _ length: ShorthandLength
  ) -> DraftConstraint {
    var constraint = DraftConstraint(
      first: item, firstAttribute: attribute, place: place, instances: draft.scopes[scope].instances)
    constraint.relation = length.relation
    constraint.constant = length.constant
    constraint.priority = length.priority
    return constraint
  }

  /// The view around an element; a root has none.
  func superview(of element: Int, _ part: Located<String>) throws(ShorthandProblem) -> Int {
    guard let superview = draft.superview(of: element) else {
      throw ShorthandProblem("a root view has no superview to be placed in", part)
    }
    return superview
  }

  // MARK: Siblings

  /// How a view lies to another one.
  enum Side {
    case below, above, after, before
  }

  private static let sides: [(String, Side)] = [
    ("below", .below), ("above", .above), ("after", .after), ("before", .before),
  ]

  private mutating func lowerSide(
    _ element: Int, _ side: Side, _ word: Located<String>
  ) throws(ShorthandProblem) {
    let halves = word.halves(at: ":")
    let name = halves?.0 ?? word
    let length =
      if let distance = halves?.1 { try ShorthandLength.parse(distance, allowsGuide: false) } else {
        ShorthandLength()
      }
    guard let other = find(name) else { return }
    let view = DraftConstraint.Item(element: element)
    let sibling = DraftConstraint.Item(element: other)
    let (first, firstAttribute, second, secondAttribute) =
      switch side {
      case .below: (view, ConstraintAttribute.top, sibling, ConstraintAttribute.bottom)
      case .above: (sibling, .top, view, .bottom)
      case .after: (view, .leading, sibling, .trailing)
      case .before: (sibling, .leading, view, .trailing)
      }
    var constraint = self.constraint(first, firstAttribute, word.place, length)
    constraint.second = second
    constraint.secondAttribute = secondAttribute
    add(constraint, for: element)
  }

  private mutating func lowerAlignment(_ element: Int, _ word: Located<String>) throws(ShorthandProblem) {
    let halves = word.halves(at: ":")
    var length = ShorthandLength()
    var head = halves?.0 ?? word
    if let distance = halves?.1 {
      length = try ShorthandLength.parse(distance, allowsGuide: false)
    } else {
      head = try ShorthandLength.takePriority(word, &length.priority)
    }
    guard let (id, attribute) = try reference(head) else {
      throw ShorthandProblem("'\(head.value)' is not a view and an attribute such as 'title.leading'", head)
    }
    guard let other = find(id) else { return }
    var constraint = self.constraint(
      DraftConstraint.Item(element: element), attribute, word.place, length)
    constraint.second = DraftConstraint.Item(element: other)
    constraint.secondAttribute = attribute
    add(constraint, for: element)
  }

  /// The element with an id in the scope at hand; nil after reporting that there is none.
  mutating func find(_ id: Located<String>) -> Int? {
    let lookup = DraftLookup(draft: draft)
    if let found = lookup.element(id, scope: scope) { return found }
    lookup.reportUnknown(id, scope: scope, into: &bag)
    return nil
  }

  /// The id and the attribute of `title.leading`; nil without a dot.
  func reference(
    _ text: Located<String>
  ) throws(ShorthandProblem) -> (Located<String>, ConstraintAttribute)? {
    guard let dot = text.value.lastIndex(of: ".") else { return nil }
    let head = text.value[..<dot]
    let tail = text.dropFirst(head.utf8.count + 1)
    guard let attribute = ConstraintAttribute(spelling: tail.value) else {
      let near = Suggestion.nearest(to: tail.value, in: ConstraintAttribute.spellings)
      throw ShorthandProblem(
        "'\(tail.value)' is no attribute of a view" + (near.map { "; the nearest is '\($0)'" } ?? ""),
        tail.value.isEmpty ? text : tail)
    }
    return (Located(String(head), at: text.place.part(offset: 0, length: head.utf8.count)), attribute)
  }
}
