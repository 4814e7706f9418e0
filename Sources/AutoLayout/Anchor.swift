internal import Catalog
internal import Instantiation
internal import Resolution
internal import Vocabulary

/// What a constraint is bound to: a view of an island, or one of its guides.
enum Anchor: Hashable {
  case view(Int)
  case safeArea(Int)
  /// `contentLayoutGuide` of a scroll view.
  case content(Int)
  /// `frameLayoutGuide` of a scroll view.
  case frame(Int)
  /// `topLayoutGuide` of a view controller, in its root view.
  case topGuide(Int)
  case bottomGuide(Int)
  case keyboard(Int)

  /// The view, or the one that has the guide.
  var view: Int {
    switch self {
    case .view(let index), .safeArea(let index), .content(let index), .frame(let index),
      .topGuide(let index), .bottomGuide(let index), .keyboard(let index):
      index
    }
  }
}

extension Island {
  /// What a node stands for in constraints; nil where it takes no part.
  func anchor(of node: Int) -> Anchor? {
    if let index = index(of: node) { return .view(index) }
    let guide = context.tree.nodes[node]
    let owner = context.map.superview[node]
    guard guide.role == .guide, owner >= 0, let index = index(of: owner) else { return nil }
    switch guide.element {
    case .viewControllerLayoutGuide:
      return guide.properties.string(.type) == "bottom" ? .bottomGuide(index) : .topGuide(index)
    case .keyboardLayoutGuide: return .keyboard(index)
    default: break
    }
    switch guide.slot {
    case .safeArea: return .safeArea(index)
    case .contentLayoutGuide: return .content(index)
    case .frameLayoutGuide: return .frame(index)
    case .keyboard: return .keyboard(index)
    default: return nil
    }
  }
}
