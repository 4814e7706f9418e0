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
  /// The same tree on the document's own canvas.
  private let canvas: Canvas
  /// The sizes in points that constraints give to views on the document's own canvas, by node, where views
  /// inside stretch with them; empty on that canvas.
  var sizesOnCanvas: [Int: Size] = [:]
  /// Whether what views want of themselves is made wrong on purpose, to see which frames hang on it.
  var exaggeratesContent = false

  /// Gathers what layout needs of `tree`; `measurer` is asked for text in fonts without a table.
  init(_ tree: ViewTree, measurer: (any TextMeasurer)?) {
    self.tree = tree
    era = Era(toolsVersion: tree.info.toolsVersion)
    grid = PixelGrid(scale: tree.traits.scale)
    text = TextSetter(era: era, traits: tree.traits, measurer: measurer)
    map = TreeMap(tree)
    stored = StoredFrames(tree, map)
    canvas =
      LayoutContext.isForeign(tree.traits)
      ? .other(LayoutContext(tree.onCanvas, measurer: measurer)) : .same
  }

  /// The document's own canvas, which may be what the layout is for.
  private indirect enum Canvas {
    case same
    case other(LayoutContext)
  }

  /// What the layout on the document's own canvas needs.
  var onCanvas: LayoutContext {
    if case .other(let context) = canvas { return context }
    return self
  }

  /// Whether the layout isn't the one of the document's own canvas, so that frames it stored for parts of
  /// containers don't hold.
  var isForeign: Bool { LayoutContext.isForeign(tree.traits) }

  private static func isForeign(_ traits: Traits) -> Bool {
    traits.isForeign || traits.size != nil || traits.contentSize != .large
  }

  /// Whether a part stands for an item of data: it was made at another place than its container.
  func isRepeated(_ part: Int) -> Bool {
    let container = map.superview[part]
    guard container >= 0 else { return false }
    return tree.nodes[part].origin.instances.count > tree.nodes[container].origin.instances.count
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

extension ViewTree {
  /// The same views for the document's own canvas, but for the direction.
  fileprivate var onCanvas: ViewTree {
    var tree = self
    tree.traits = info.traits
    tree.traits.isForeign = false
    tree.traits.size = nil
    tree.traits.contentSize = .large
    tree.traits.direction = traits.direction
    return tree
  }
}
