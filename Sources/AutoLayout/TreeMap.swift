internal import Catalog
internal import Instantiation
internal import Resolution
internal import Vocabulary

/// Which island each node belongs to, and its nearest view.
///
/// An island is laid out as a system of its own: a root view, a cell, a view that hangs in no view (bars that
/// controllers own, views of bar items).
struct TreeMap {
  /// The nearest ancestor that is a view, by node; -1 for none.
  private(set) var superview: [Int]
  /// The number of the island, by node; -1 for nodes without a place in layout.
  private(set) var island: [Int]
  /// The root node of each island.
  private(set) var roots: [Int] = []
  /// Constraints of each island, by their position in the tree, in order.
  private(set) var constraints: [[Int]] = []
  /// The views of each island that take part, parents first.
  private(set) var views: [[Int]] = []
  /// The number of each view in `views` of its island; -1 for nodes that take no part.
  private(set) var local: [Int]
  /// Whether the node is out of the layout, by node: not installed, or a hidden arranged view, or inside of
  /// one.
  private(set) var isAbsent: [Bool]

  /// Maps `tree`.
  init(_ tree: ViewTree) {
    let count = tree.nodes.count
    superview = [Int](repeating: -1, count: count)
    island = [Int](repeating: -1, count: count)
    isAbsent = [Bool](repeating: false, count: count)
    local = [Int](repeating: -1, count: count)
    for index in tree.nodes.indices { place(index, tree) }
    placeControllerGuides(tree)
    distribute(tree)
  }

  private mutating func place(_ index: Int, _ tree: ViewTree) {
    let parent = tree.nodes[index].parent?.index ?? -1
    if parent >= 0 {
      superview[index] = tree.nodes[parent].role == .view ? parent : superview[parent]
      isAbsent[index] = isAbsent[parent]
    }
    if !tree.nodes[index].isInstalled || isHiddenMember(index, tree) { isAbsent[index] = true }
    switch tree.nodes[index].role {
    case .view:
      let isPlaced = tree.nodes[index].element.isCell || tree.nodes[index].slot.isSectionPart
      if parent >= 0, tree.nodes[parent].role == .view, !isPlaced {
        island[index] = island[parent]
      } else {
        island[index] = roots.count
        roots.append(index)
        constraints.append([])
        views.append([])
      }
      guard !isAbsent[index] else { break }
      local[index] = views[island[index]].count
      views[island[index]].append(index)
    case .guide where superview[index] >= 0: island[index] = island[superview[index]]
    default: break
    }
  }

  private func isHiddenMember(_ index: Int, _ tree: ViewTree) -> Bool {
    let parent = superview[index]
    return parent >= 0 && tree.nodes[parent].element == .stackView && tree.nodes[index].slot == .subviews
      && tree.nodes[index].properties.flag(.hidden)
  }

  /// Guides of view controllers come before the view in the document.
  private mutating func placeControllerGuides(_ tree: ViewTree) {
    for root in tree.roots {
      guard let controller = root.controller else { continue }
      for child in tree.nodes[controller.index].children where tree.nodes[child.index].role == .guide {
        superview[child.index] = root.node.index
        island[child.index] = island[root.node.index]
      }
    }
  }

  private mutating func distribute(_ tree: ViewTree) {
    for (position, constraint) in tree.constraints.enumerated() where constraint.isInstalled {
      let home = island[constraint.first.index]
      guard home >= 0, !isAbsent[constraint.first.index] else { continue }
      if let second = constraint.second, island[second.index] != home || isAbsent[second.index] { continue }
      constraints[home].append(position)
    }
  }
}

extension Name {
  /// Whether the element is a cell or a supplementary view, which its table or collection view places.
  package var isCell: Bool {
    self == .tableViewCell || self == .collectionViewCell || self == .collectionReusableView
  }

  /// Whether the slot is that of a part above a section of a table or collection view.
  var isHeader: Bool { self == .header || self == .sectionHeaderView }

  /// Whether the slot is that of a part above or below a section of a table or collection view.
  var isSectionPart: Bool { isHeader || self == .footer || self == .sectionFooterView }

  /// Whether the element is the content view of a cell.
  package var isCellContent: Bool {
    self == .tableViewCellContentView || self == .collectionViewCellContentView
  }

  /// Whether constraints between the view and what it holds are bound to a content area.
  package var scrolls: Bool {
    self == .scrollView || self == .textView || self == .tableView || self == .collectionView
  }
}
