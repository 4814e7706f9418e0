internal import Catalog
internal import Geometry
internal import Instantiation
internal import Resolution
internal import Vocabulary

/// Constraints in words, as a developer would write them.
struct ConstraintText {
  private let views: ViewTree

  /// Words for the constraints of `views`.
  init(_ views: ViewTree) {
    self.views = views
  }

  /// The constraint as an equation: `label#a1b-2c-d3e.width = 50`.
  func text(_ constraint: ResolvedConstraint) -> String {
    var words = item(constraint.first) + "." + "\(constraint.firstAttribute)"
    words += " " + symbol(constraint.relation) + " "
    let constant = NumberFormat.string(constraint.constant)
    guard let second = constraint.second, let attribute = constraint.secondAttribute else {
      return words + constant + priority(constraint)
    }
    if constraint.multiplier != 1 { words += NumberFormat.string(constraint.multiplier) + " × " }
    words += item(second) + "." + "\(attribute)"
    if constraint.constant > 0 { words += " + " + constant }
    if constraint.constant < 0 { words += " - " + NumberFormat.string(-constraint.constant) }
    return words + priority(constraint)
  }

  /// A node by element and id: `label#a1b-2c-d3e`.
  func item(_ id: NodeID) -> String {
    let node = views[id]
    return "\(node.element == .unknown ? "view" : node.element.rawValue)#\(node.id)"
  }

  private func priority(_ constraint: ResolvedConstraint) -> String {
    constraint.priority == 1000 ? "" : " @" + NumberFormat.string(constraint.priority)
  }

  private func symbol(_ relation: ConstraintRelation) -> String {
    switch relation {
    case .equal: "="
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }
}
