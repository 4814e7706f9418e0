internal import Catalog
internal import FontMetrics
internal import Geometry
internal import Instantiation
internal import Resolution
internal import Vocabulary

/// What all islands of a tree share.
struct LayoutContext {
  let tree: ViewTree
  let era: Era
  let grid: PixelGrid
  let text: TextSetter
  let map: TreeMap
  let stored: StoredFrames
  /// The sizes in points that constraints give to views on the document's own canvas, by node, where views
  /// inside stretch with them; empty on that canvas.
  var sizesOnCanvas: [Int: Size] = [:]

  /// Gathers what layout needs of `tree`; `measurer` is asked for text in fonts without a table.
  init(_ tree: ViewTree, measurer: (any TextMeasurer)?) {
    self.tree = tree
    era = Era(toolsVersion: tree.info.toolsVersion)
    grid = PixelGrid(scale: tree.traits.scale)
    text = TextSetter(era: era, traits: tree.traits, measurer: measurer)
    map = TreeMap(tree)
    stored = StoredFrames(tree, map)
  }

  /// Whether the layout isn't the one of the document's own canvas, so that frames it stored for parts of
  /// containers don't hold.
  var isForeign: Bool {
    tree.traits.isForeign || tree.traits.size != nil || tree.traits.contentSize != .large
  }

  /// Whether a view with a mask lies in one that constraints lay out.
  var stretchesInSolvedViews: Bool {
    tree.nodes.indices.contains { index in
      let node = tree.nodes[index]
      let parent = map.superview[index]
      return node.role == .view && node.translatesMask && parent >= 0 && stored[index] != nil
        && !(node.autoresizing ?? []).isEmpty
        && (!tree.nodes[parent].translatesMask || tree.nodes[parent].slot == .contentView)
    }
  }

  /// The height of the device's screen has a notch or an island.
  var isNotched: Bool { tree.traits.device?.isNotched ?? false }
}
