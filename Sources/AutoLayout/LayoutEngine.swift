internal import Cassowary
internal import Catalog
package import FontMetrics
internal import Geometry
package import Instantiation
internal import Resolution
internal import Vocabulary

/// Solves the frames of a tree of views, island by island.
///
/// `measuring` is asked for text in fonts without a table. `settingText` says whether lines of text are set
/// in the frames found; whoever draws needs them.
package func layOut(
  _ tree: ViewTree, measuring: (any TextMeasurer)? = nil, settingText: Bool = true
) -> LayoutTree {
  var engine = LayoutEngine(tree, measurer: measuring)
  return engine.run(settingText: settingText)
}

/// Lays out the islands of one tree, outer ones first.
struct LayoutEngine {
  let context: LayoutContext
  var result: LayoutTree
  /// The scene around a root node, by node.
  private var scenes: [Int: SceneContext] = [:]
  /// Frames that tables and collection views gave to their cells, by node.
  var placed: [Int: Rect] = [:]

  init(_ tree: ViewTree, measurer: (any TextMeasurer)?) {
    context = LayoutContext(tree, measurer: measurer)
    result = LayoutTree(
      entries: [LayoutTree.Entry](repeating: .none, count: tree.nodes.count), conflicts: [],
      ambiguities: [], substitutedFonts: [])
    for root in tree.roots { scenes[root.node.index] = root.context }
  }

  /// Lays out everything.
  mutating func run(settingText: Bool) -> LayoutTree {
    for number in context.map.roots.indices { layOutIsland(number, settingText: settingText) }
    fillAbsentees()
    result.substitutedFonts = SubstitutedFonts.families(of: context.tree.nodes)
    return result
  }

  private mutating func layOutIsland(_ number: Int, settingText: Bool) {
    let root = context.map.roots[number]
    guard !context.map.isAbsent[root] else { return }
    let frame = rootFrame(root)
    var island = Island(context, number: number, frame: frame, scene: scenes[root])
    island.solve()
    write(island, rootFrame: frame)
    placeCells(of: island)
    if settingText { setText(of: island) }
    writeGuides(of: island)
    result.conflicts += island.conflicts()
    result.ambiguities += island.ambiguities()
  }

  /// The given frame of an island's root.
  private func rootFrame(_ node: Int) -> Rect {
    let view = context.tree.nodes[node]
    if scenes[node] != nil { return RootFrame(context.tree).frame(of: view) }
    return placed[node] ?? view.frame ?? .zero
  }

  private mutating func write(_ island: Island, rootFrame: Rect) {
    let values = island.solution?.values ?? []
    for (index, view) in island.views.enumerated() {
      var exact = view.frame
      if view.superview >= 0 {
        let parent = island.views[view.superview].frame
        exact = exact.offset(dx: -parent.x, dy: -parent.y)
      } else {
        exact = rootFrame
      }
      var entry = LayoutTree.Entry(
        frame: snapped(exact, view), exact: exact, contentSize: nil, text: nil, safeArea: view.safeArea,
        isLaidOut: true)
      if view.element.scrolls {
        entry.contentSize = Size(
          width: view.contentWidth?.value(in: values) ?? view.frame.width,
          height: view.contentHeight?.value(in: values) ?? view.frame.height)
      }
      result.entries[island.context.map.views[island.number][index]] = entry
    }
  }

  /// Given frames are kept as they are; solved ones are put on the pixel grid.
  private func snapped(_ exact: Rect, _ view: IslandView) -> Rect {
    switch view.placement {
    case .root, .given: exact
    case .fitting, .filling, .solved: context.grid.snap(exact)
    }
  }

  /// Views that take no part are empty, at the place of what they were arranged after.
  private mutating func fillAbsentees() {
    for (index, node) in context.tree.nodes.enumerated() where node.role == .view {
      guard !result.entries[index].isLaidOut else { continue }
      let frame = node.translatesMask ? node.frame ?? .zero : .zero
      result.entries[index].frame = frame
      result.entries[index].exact = frame
    }
  }
}
