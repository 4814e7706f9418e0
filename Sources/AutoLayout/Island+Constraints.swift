internal import Cassowary
internal import Catalog
internal import Geometry
internal import Resolution
internal import Vocabulary

extension Island {
  /// Adds a constraint of the document.
  mutating func add(_ constraint: ResolvedConstraint, _ builder: inout ConstraintBuilder) {
    guard let first = anchor(of: constraint.first.index) else { return }
    let second = constraint.second.flatMap { anchor(of: $0.index) }
    guard constraint.second == nil || second != nil else { return }
    let relation = Relation(constraint.relation)
    let direction = direction(of: constraint)
    let left = value(of: constraint.firstAttribute, first, other: second, direction, &builder)
    guard let second, let attribute = constraint.secondAttribute else {
      builder.add(left, relation, Linear(constraint.constant), priority: clamped(constraint.priority))
      return
    }
    let right = value(of: attribute, second, other: first, direction, &builder)
    guard constraint.multiplier != 1 else {
      builder.add(left, relation, right + constraint.constant, priority: clamped(constraint.priority))
      return
    }
    addMultiplied(constraint, left, right, relation, direction, &builder)
  }

  /// Multiplied positions count from the origin of the view that holds the constraint.
  private func addMultiplied(
    _ constraint: ResolvedConstraint, _ left: Linear, _ right: Linear, _ relation: Relation,
    _ direction: Direction, _ builder: inout ConstraintBuilder
  ) {
    let multiplier = constraint.multiplier
    var parts = [(1.0, left), (-multiplier, right), (-1.0, Linear(constraint.constant))]
    if let owner = anchor(of: constraint.owner.index)?.view {
      let box = views[owner].frameBox
      let firstOrigin = origin(for: constraint.firstAttribute, box, direction)
      if let firstOrigin { parts.append((-1, firstOrigin)) }
      if let attribute = constraint.secondAttribute,
        let secondOrigin = origin(for: attribute, box, direction)
      {
        parts.append((multiplier, secondOrigin))
      }
    }
    builder.add(sum: parts, relation, priority: clamped(constraint.priority))
  }

  /// Where positions of the attribute's axis count from; nil for sizes.
  private func origin(for attribute: ConstraintAttribute, _ box: Box, _ direction: Direction) -> Linear? {
    switch attribute.dimension {
    case .horizontalPosition: direction.isMirrored ? -1 * box.x.end : box.x.start
    case .verticalPosition: box.y.start
    case .width, .height: nil
    }
  }

  /// What leading and trailing mean in a constraint: the view that holds it says so, as the place where both
  /// of its items are (unverified; documents set `semanticContentAttribute` on that view).
  private func direction(of constraint: ResolvedConstraint) -> Direction {
    let owner = anchor(of: constraint.owner.index)?.view ?? 0
    let isDirectional =
      constraint.firstAttribute.isDirectional || constraint.secondAttribute?.isDirectional ?? false
    let isRightToLeft = views[owner].isRightToLeft
    return Direction(isRightToLeft: isRightToLeft, isMirrored: isRightToLeft && isDirectional)
  }

  private func clamped(_ priority: Double) -> Double {
    priority.isNaN ? LinearSystem.required : min(max(priority, 0.001), LinearSystem.required)
  }

  /// The value of an attribute; horizontal positions are negative where they count from the right.
  private mutating func value(
    of attribute: ConstraintAttribute, _ anchor: Anchor, other: Anchor?, _ direction: Direction,
    _ builder: inout ConstraintBuilder
  ) -> Linear {
    let box = box(of: anchor, attribute, other: other, &builder)
    switch attribute.dimension {
    case .width: return box.x.length
    case .height: return box.y.length
    case .verticalPosition: return verticalValue(of: attribute, box, anchor, &builder)
    case .horizontalPosition:
      let position = horizontalValue(of: attribute, box, direction)
      return direction.isMirrored ? -1 * position : position
    }
  }

  private func horizontalValue(
    of attribute: ConstraintAttribute, _ box: Box, _ direction: Direction
  ) -> Linear {
    switch attribute {
    case .left, .leftMargin: return box.x.start
    case .right, .rightMargin: return box.x.end
    case .leading, .leadingMargin: return direction.isRightToLeft ? box.x.end : box.x.start
    case .trailing, .trailingMargin: return direction.isRightToLeft ? box.x.start : box.x.end
    default: return box.x.middle
    }
  }

  private mutating func verticalValue(
    of attribute: ConstraintAttribute, _ box: Box, _ anchor: Anchor, _ builder: inout ConstraintBuilder
  ) -> Linear {
    switch attribute {
    case .top, .topMargin: return box.y.start
    case .bottom, .bottomMargin: return box.y.end
    case .firstBaseline, .lastBaseline:
      guard case .view(let index) = anchor else { return box.y.end }
      if looseness != nil { return looseBox(.baselines(index), &builder).y.start }
      return baseline(of: index, isFirst: attribute == .firstBaseline)
    default: return box.y.middle
    }
  }

  /// Where an anchor's attribute is measured: inside the margins, in a scroll view's content, in a guide.
  private mutating func box(
    of anchor: Anchor, _ attribute: ConstraintAttribute, other: Anchor?, _ builder: inout ConstraintBuilder
  ) -> Box {
    let index = anchor.view
    let frame = views[index].frameBox
    let safe = views[index].safeArea
    switch anchor {
    case .view: return viewBox(index, attribute, other: other, &builder)
    case .frame: return frame
    case .content: return contentBox(index, &builder)
    case _ where looseness != nil: return looseBox(.guide(anchor), &builder)
    case .safeArea:
      return Box(x: frame.x.inset(safe.left, safe.right), y: frame.y.inset(safe.top, safe.bottom))
    case .topGuide: return Box(x: frame.x, y: Span(start: frame.y.start, length: Linear(safe.top)))
    case .bottomGuide, .keyboard:
      return Box(x: frame.x, y: Span(start: frame.y.end - safe.bottom, length: Linear(safe.bottom)))
    }
  }

  private mutating func viewBox(
    _ index: Int, _ attribute: ConstraintAttribute, other: Anchor?, _ builder: inout ConstraintBuilder
  ) -> Box {
    var box = views[index].box
    if attribute.isMargin { box = views[index].frameBox }
    // Edges of a scroll view bind what it holds to its content; sizes and centres mean its frame (measured).
    if attribute.isEdge, let other, isInside(other.view, index) { box = contentBox(index, &builder) }
    guard attribute.isMargin else { return box }
    if looseness != nil { return looseBox(.margins(index), &builder) }
    let margins = views[index].margins
    return Box(x: box.x.inset(margins.left, margins.right), y: box.y.inset(margins.top, margins.bottom))
  }

  /// Whether a view lies in the content of a scroll view.
  private func isInside(_ index: Int, _ scrollView: Int) -> Bool {
    guard views[scrollView].element.scrolls else { return false }
    var current = views[index].scrollView
    while current >= 0 {
      if current == scrollView { return true }
      current = views[current].scrollView
    }
    return false
  }

  /// The content of a scroll view: at the frame's origin, of a size that constraints decide.
  private mutating func contentBox(_ index: Int, _ builder: inout ConstraintBuilder) -> Box {
    let frame = views[index].frameBox
    let width = views[index].contentWidth ?? builder.variable(isLength: true)
    let height = views[index].contentHeight ?? builder.variable(isLength: true)
    views[index].contentWidth = width
    views[index].contentHeight = height
    let start = views[index].contentStart ?? builder.single(frame.x.start)
    views[index].contentStart = start
    return Box(
      x: Span(start: start, length: width), y: Span(start: frame.y.start, length: height))
  }
}

/// What leading means in a constraint.
private struct Direction {
  /// Whether it is the right edge.
  let isRightToLeft: Bool
  /// Whether the constraint's positions count from the right: one that names leading or trailing does, where
  /// reading does.
  let isMirrored: Bool
}

extension Relation {
  /// The solver's word for a document's.
  init(_ relation: ConstraintRelation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .lessOrEqual
    case .greaterThanOrEqual: self = .greaterOrEqual
    }
  }
}

extension ConstraintAttribute {
  /// Whether the attribute depends on the direction of reading.
  fileprivate var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is an edge or a margin.
  var isEdge: Bool {
    switch self {
    case .width, .height, .centerX, .centerY: false
    default: true
    }
  }
}
