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
/// in the frames found; whoever draws needs them. `isSizeMeant` says that the size of the screen was asked
/// for, so that constraints that contradict one another at that size are conflicts too.
package func layOut(
  _ tree: ViewTree, measuring: (any TextMeasurer)? = nil, settingText: Bool = true,
  isSizeMeant: Bool = false
) -> LayoutTree {
  var engine = LayoutEngine(tree, measurer: measuring)
  engine.isSizeMeant = isSizeMeant
  return engine.run(settingText: settingText)
}

/// The frames of a tree of views as they would be if all content were larger than it is.
///
/// What viewc measures is near to what UIKit measures, not the same; a frame that is the same here and in
/// `layOut` hangs on nothing that was measured.
package func layOutExaggerating(_ tree: ViewTree) -> LayoutTree {
  var engine = LayoutEngine(tree, measurer: nil, exaggeratesContent: true)
  return engine.run(settingText: false)
}

/// Lays out the islands of one tree, outer ones first.
struct LayoutEngine {
  let context: LayoutContext
  var result: LayoutTree
  /// The scene around a root node, by node.
  private var scenes: [Int: SceneContext] = [:]
  /// The container view that embeds a scene, by the node of the scene's root.
  private var containers: [Int: Int] = [:]
  /// Whether an island is laid out, by number.
  private var isDone: [Bool]
  /// Frames that tables and collection views gave to their cells, by node.
  var placed: [Int: Rect] = [:]
  /// Whether the size of the screen was asked for.
  var isSizeMeant = false

  init(_ tree: ViewTree, measurer: (any TextMeasurer)?, exaggeratesContent: Bool = false) {
    var context = LayoutContext(tree, measurer: measurer)
    context.exaggeratesContent = exaggeratesContent
    if context.isForeign, context.stretchesInSolvedViews {
      context.sizesOnCanvas = LayoutEngine.sizes(of: context.onCanvas)
    }
    self.init(context)
  }

  private init(_ context: LayoutContext) {
    let tree = context.tree
    self.context = context
    result = LayoutTree(
      entries: [LayoutTree.Entry](repeating: .none, count: tree.nodes.count), conflicts: [],
      ambiguities: [], substitutedFonts: [])
    isDone = [Bool](repeating: false, count: context.map.roots.count)
    for root in tree.roots { scenes[root.node.index] = root.context }
    findContainers()
  }

  /// Lays out everything; `inspecting` is shown each island once it is solved.
  mutating func run(settingText: Bool, inspecting: (Island) -> Void = { _ in }) -> LayoutTree {
    for number in context.map.roots.indices {
      layOutIsland(number, settingText: settingText, inspecting: inspecting)
    }
    fillAbsentees()
    result.substitutedFonts = SubstitutedFonts.families(of: context.tree.nodes)
    return result
  }

  /// The exact sizes of all views, by node.
  private static func sizes(of context: LayoutContext) -> [Int: Size] {
    var engine = LayoutEngine(context)
    let layout = engine.run(settingText: false)
    var sizes: [Int: Size] = [:]
    for (node, entry) in layout.entries.enumerated() where entry.isLaidOut { sizes[node] = entry.exact.size }
    return sizes
  }

  private mutating func layOutIsland(
    _ number: Int, settingText: Bool, depth: Int = 0, inspecting: (Island) -> Void
  ) {
    let root = context.map.roots[number]
    guard !isDone[number], !context.map.isAbsent[root] else { return }
    isDone[number] = true
    if let outer = outerView(of: root), depth < 64 {
      layOutIsland(
        context.map.island[outer], settingText: settingText, depth: depth + 1, inspecting: inspecting)
    }
    let frame = rootFrame(root)
    var island = Island(context, number: number, frame: frame, scene: scenes[root])
    island.solve { result.ambiguities += $0.ambiguities() }
    inspecting(island)
    write(island, rootFrame: frame)
    placeCells(of: island)
    if settingText { setText(of: island) }
    writeGuides(of: island)
    if island.solution?.conflicts.isEmpty == false { result.isContradictory = true }
    let conflicts = island.conflicts()
    result.conflicts += conflicts + conflictsOnScreen(of: island, besides: conflicts)
    result.untiedContents += island.untiedContents()
    if let conflict = rowHeightConflict(of: island) { result.rowHeightConflicts.append(conflict) }
  }

  /// Finds the container views of embedded scenes, whose roots are as large on another device.
  private mutating func findContainers() {
    var roots: [NodeID: Int] = [:]
    for root in context.tree.roots where root.context.isEmbedded {
      if let controller = root.controller { roots[controller] = root.node.index }
    }
    guard context.isForeign, !roots.isEmpty else { return }
    for connection in context.tree.connections where connection.name == .segue && connection.member == "embed"
    {
      guard let root = connection.destination.flatMap({ roots[$0] }), containers[root] == nil,
        context.map.island[connection.source.index] >= 0
      else { continue }
      containers[root] = connection.source.index
    }
  }

  /// The view whose island has to be laid out before the one of `root`: what holds a cell or embeds a scene.
  private func outerView(of root: Int) -> Int? {
    if let container = containers[root] { return container }
    let superview = context.map.superview[root]
    return superview >= 0 ? superview : nil
  }

  /// The given frame of an island's root.
  private func rootFrame(_ node: Int) -> Rect {
    if let scene = scenes[node] {
      let container = containers[node].map { result.entries[$0] }
      return RootFrame(context).frame(
        of: node, in: scene, container: container.flatMap { $0.isLaidOut ? $0.frame.size : nil })
    }
    return placed[node]?.bounded ?? context.stored[node] ?? .zero
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
      entry.intrinsicSize = Size(width: view.intrinsic.width ?? -1, height: view.intrinsic.height ?? -1)
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
    case .root: exact
    case .given(let stored): exact.isNearly(stored) ? exact : context.grid.snap(exact)
    case .across, .fitting, .inset, .placed, .solved: context.grid.snap(exact)
    }
  }

  /// Views that take no part are empty, at the place of what they were arranged after.
  private mutating func fillAbsentees() {
    for (index, node) in context.tree.nodes.enumerated() where node.role == .view {
      guard !result.entries[index].isLaidOut else { continue }
      let frame = context.stored[index] ?? .zero
      result.entries[index].frame = frame
      result.entries[index].exact = frame
    }
  }
}

extension Rect {
  /// Whether two frames are the same but for the noise of sums.
  fileprivate func isNearly(_ other: Rect) -> Bool {
    abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 && abs(width - other.width) < 1e-6
      && abs(height - other.height) < 1e-6
  }
}
