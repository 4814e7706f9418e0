internal import Catalog
internal import Diagnostics
internal import SpecDecoding

extension ShorthandLowering {
  /// The space that `-` means between two views in points (NSLayoutConstraint documentation).
  private static let standardSpace = 8.0

  /// `<constraints visual="H:|-8-[a(100)]-[b]-|"/>`, in the view around it.
  mutating func lowerVisual(_ element: Int) {
    guard let visual = take("visual", element) else { return }
    attempt { try $0.lower(try VisualFormat.parse(visual.located), visual, element) }
    if draft.elements[element].children.isEmpty { remove(element) }
  }

  private mutating func lower(
    _ format: VisualFormat, _ visual: Draft.Attribute, _ element: Int
  ) throws(ShorthandProblem) {
    guard let container = draft.superview(of: element) else {
      throw ShorthandProblem("a visual format needs a view around it", visual.located)
    }
    var found: [Int] = []
    for view in format.views {
      guard let match = find(view.name) else { return }
      found.append(match)
    }
    let near: ConstraintAttribute = format.isVertical ? .top : .leading
    let far: ConstraintAttribute = format.isVertical ? .bottom : .trailing
    let size: ConstraintAttribute = format.isVertical ? .height : .width
    if let link = format.leading, let first = found.first {
      edge(link, near: (first, near), far: (container, near), margin: true, format.views[0].name, first)
    }
    for (index, link) in format.connections.enumerated() {
      edge(
        link, near: (found[index + 1], near), far: (found[index], far), margin: false,
        format.views[index + 1].name, found[index + 1])
    }
    if let link = format.trailing, let last = found.last, let name = format.views.last?.name {
      edge(link, near: (container, far), far: (last, far), margin: true, name, last)
    }
    for (index, view) in format.views.enumerated() {
      for predicate in view.predicates { sizes(found[index], size, predicate) }
    }
  }

  /// Constraints for what stands between two edges; `near` lies behind `far`.
  private mutating func edge(
    _ link: VisualFormat.Connection, near: (element: Int, attribute: ConstraintAttribute),
    far: (element: Int, attribute: ConstraintAttribute), margin: Bool, _ name: Located<String>, _ view: Int
  ) {
    var near = near
    var far = far
    switch link {
    case .flush:
      space(near, far, ShorthandLength(), name.place, view)
    case .standard(let part):
      // At the superview's edge the standard space is its margin (UIView documentation of `layoutMargins`).
      if margin, near.element == view { far.attribute = ShorthandLowering.margin(far.attribute) }
      if margin, near.element != view { near.attribute = ShorthandLowering.margin(near.attribute) }
      var length = ShorthandLength()
      length.constant = margin ? 0 : ShorthandLowering.standardSpace
      space(near, far, length, part.place, view)
    case .predicates(let predicates):
      for predicate in predicates {
        var length = ShorthandLength()
        length.relation = predicate.relation
        length.constant = predicate.constant ?? 0
        length.priority = predicate.priority
        space(near, far, length, predicate.place.place, view)
      }
    }
  }

  private mutating func space(
    _ near: (element: Int, attribute: ConstraintAttribute),
    _ far: (element: Int, attribute: ConstraintAttribute),
    _ length: ShorthandLength, _ place: SpanRef, _ view: Int
  ) {
    let item = DraftConstraint.Item(element: near.element)
    var constraint = self.constraint(item, near.attribute, place, length)
    constraint.second = DraftConstraint.Item(element: far.element)
    constraint.secondAttribute = far.attribute
    add(constraint, for: view)
  }

  private mutating func sizes(
    _ view: Int, _ attribute: ConstraintAttribute, _ predicate: VisualFormat.Predicate
  ) {
    var length = ShorthandLength()
    length.relation = predicate.relation
    length.constant = predicate.constant ?? 0
    length.priority = predicate.priority
    let item = DraftConstraint.Item(element: view)
    var constraint = self.constraint(item, attribute, predicate.place.place, length)
    if let name = predicate.view {
      guard let other = find(name) else { return }
      constraint.second = DraftConstraint.Item(element: other)
      constraint.secondAttribute = attribute
    }
    add(constraint, for: view)
  }
}
