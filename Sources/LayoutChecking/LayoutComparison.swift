internal import AutoLayout
internal import Catalog
internal import Geometry
internal import Instantiation
internal import Resolution
internal import Vocabulary

/// The frames that a document stores beside those that its constraints give, where that is certain.
struct LayoutComparison {
  /// What Interface Builder itself allows, in points.
  static let tolerance = 1.0

  /// Views whose stored frame is wrong for certain, by node, in document order.
  private(set) var misplaced: [Int] = []

  /// Compares the frames of `views` on the document's own canvas; on others nothing is comparable.
  init(_ layout: LayoutTree, of views: ViewTree) {
    guard views.isOnOwnCanvas, layout.conflicts.isEmpty else { return }
    let differing = views.nodes.indices.filter { index in
      guard views.isJudged(index), let stored = views.nodes[index].frame else { return false }
      return layout.entries[index].isLaidOut
        && stored.distance(to: layout.entries[index].frame) > Self.tolerance
    }
    guard !differing.isEmpty else { return }
    var isOpen = [Bool](repeating: false, count: views.nodes.count)
    for ambiguity in layout.ambiguities { isOpen[ambiguity.node.index] = true }
    let exaggerated = layOutExaggerating(views)
    misplaced = differing.filter { index in
      !isOpen[index]
        && layout.entries[index].exact.distance(to: exaggerated.entries[index].exact) < 0.01
    }
  }
}

extension ViewTree {
  /// Whether the traits are those that the document was saved with.
  var isOnOwnCanvas: Bool {
    info.usesAutolayout && !traits.isForeign && traits.size == nil && traits.contentSize == .large
      && traits.direction == .leftToRight
  }

  /// Whether a view's stored frame was solved by Interface Builder: constraints or a stack view place it.
  fileprivate func isJudged(_ index: Int) -> Bool {
    let node = nodes[index]
    guard node.role == .view, node.isInstalled, node.saved.frameElement >= 0, !node.isFixedFrame,
      let parent = node.parent
    else { return false }
    return !node.translatesMask || (nodes[parent.index].element == .stackView && node.slot == .subviews)
  }
}

extension Rect {
  /// The largest difference of an edge's position or an extent, in points.
  fileprivate func distance(to other: Rect) -> Double {
    max(
      max((x - other.x).magnitude, (y - other.y).magnitude),
      max((width - other.width).magnitude, (height - other.height).magnitude))
  }
}
