internal import AutoLayout
internal import Catalog
internal import FontMetrics
internal import Geometry
internal import Instantiation
internal import Resolution

/// What all views of a picture share.
struct Stage {
  let views: ViewTree
  let layout: LayoutTree
  let palette: Palette
  let fonts: FontResolver
  let breaker: LineBreaker
  /// Which cut of the system font the document was measured with.
  let era: FontEra
  /// How far the bars around the scene reach down over its root view, in points.
  var coveredTop = 0.0
  /// The thickness of the thinnest line in points: one pixel.
  let hairline: Double

  init(_ layout: LayoutTree, _ views: ViewTree) {
    self.views = views
    self.layout = layout
    palette = Palette(appearance: views.traits.appearance, named: views.info.namedColors)
    fonts = FontResolver(views)
    era = FontEra(toolsVersion: Stage.whole(views.info.toolsVersion))
    breaker = LineBreaker(era: era)
    hairline = 1 / max(1, views.traits.scale)
  }

  /// Whether the document was saved for iOS 26, whose switches are wider and have capsules for knobs.
  var isXcode26: Bool { views.info.toolsVersion >= 24_093 }

  /// The node; nil for numbers that the tree doesn't have.
  func node(_ id: NodeID) -> Node? {
    views.nodes.indices.contains(id.index) ? views.nodes[id.index] : nil
  }

  /// What was solved for a node; nil for nodes without a frame.
  func entry(_ id: NodeID) -> LayoutTree.Entry? {
    guard layout.entries.indices.contains(id.index), layout.entries[id.index].isLaidOut else { return nil }
    return layout.entries[id.index]
  }

  /// The views directly inside a node, through items that have no frame.
  func subviews(of node: Node) -> [NodeID] {
    var result: [NodeID] = []
    for child in node.children {
      guard let inner = self.node(child) else { continue }
      switch inner.role {
      case .view: result.append(child)
      case .item, .group: result += subviews(of: inner)
      default: break
      }
    }
    return result
  }

  /// The size of an image in points; nil for one that the document doesn't list.
  func size(of image: ImageValue, pointSize: Double = 17) -> Size? {
    guard let stored = views.info.imageSizes[image.name] else { return nil }
    guard image.isSymbol else { return stored }
    // Documents list symbols at a size of about 110 points (see `SymbolSize`).
    let factor = 0.1535 / 17 * pointSize
    return Size(width: stored.width * factor, height: stored.height * factor)
  }

  private static func whole(_ version: Double) -> Int? {
    version > 0 && version < 1e9 ? Int(version) : nil
  }
}
