internal import AutoLayout
internal import Catalog
internal import Geometry
internal import Instantiation
internal import Resolution
internal import Vocabulary

/// The frames that a document stores beside those that its constraints give, where that is certain.
struct LayoutComparison {
  /// What Interface Builder itself allows, in points.
  private static let tolerance = 1.0

  /// Whether a stored frame is the solved one, as far as Interface Builder itself cares.
  static func agrees(_ stored: Rect, _ solved: Rect) -> Bool { stored.distance(to: solved) <= tolerance }

  /// Views whose stored frame is wrong for certain, by node, in document order.
  private(set) var misplaced: [Int] = []

  /// Compares the frames of `views` on the document's own canvas; on others nothing is comparable.
  init(_ layout: LayoutTree, of views: ViewTree) {
    guard views.isOnOwnCanvas, !layout.isContradictory else { return }
    let differing = views.nodes.indices.filter { index in
      guard views.isSolved(index), views.nodes[index].saved.frameElement >= 0,
        let stored = views.nodes[index].frame
      else { return false }
      return layout.entries[index].isLaidOut
        && !Self.agrees(stored, layout.entries[index].frame)
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

  /// Whether constraints or a stack view place a view, so that Interface Builder solved its frame.
  func isSolved(_ index: Int) -> Bool {
    let node = nodes[index]
    guard node.role == .view, node.isInstalled, !node.isFixedFrame, let parent = node.parent
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
