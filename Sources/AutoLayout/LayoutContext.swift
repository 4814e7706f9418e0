internal import Catalog
internal import FontMetrics
internal import Geometry
internal import Instantiation
internal import Resolution

/// What all islands of a tree share.
struct LayoutContext {
  let tree: ViewTree
  let era: Era
  let grid: PixelGrid
  let isRightToLeft: Bool
  let text: TextSetter
  let map: TreeMap

  /// Gathers what layout needs of `tree`; `measurer` is asked for text in fonts without a table.
  init(_ tree: ViewTree, measurer: (any TextMeasurer)?) {
    self.tree = tree
    era = Era(toolsVersion: tree.info.toolsVersion)
    grid = PixelGrid(scale: tree.traits.scale)
    isRightToLeft = tree.traits.direction == .rightToLeft
    text = TextSetter(era: era, traits: tree.traits, measurer: measurer)
    map = TreeMap(tree)
  }

  /// The height of the device's screen has a notch or an island.
  var isNotched: Bool { tree.traits.device?.isNotched ?? false }
}
