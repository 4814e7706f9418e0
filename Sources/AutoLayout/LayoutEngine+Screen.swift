internal import Cassowary
internal import Catalog
internal import Geometry
internal import Instantiation
internal import Resolution
internal import Vocabulary

extension LayoutEngine {
  /// Contradictions that come from the size of the screen, where that was asked for.
  ///
  /// Only views that fill the screen have a certain size, and rows of tables inside of them a certain width.
  func conflictsOnScreen(of island: Island, besides known: [LayoutConflict]) -> [LayoutConflict] {
    guard isSizeMeant, let root = island.views.first, let conflicts = island.solution?.conflicts,
      !conflicts.isEmpty
    else { return [] }
    var found: [LayoutConflict] = []
    if root.element == .tableViewCell, fillsScreen(topmost(of: root.node)) {
      var free = Island(context, number: island.number, width: root.frame.width, height: nil)
      free.solve()
      found = free.conflictsAtSize()
    } else if fillsScreen(root.node) {
      found = island.conflictsAtSize()
    }
    return found.filter { conflict in
      !known.contains { $0.members.allSatisfy(conflict.members.contains) }
    }
  }

  private func topmost(of node: Int) -> Int {
    var current = node
    while context.map.superview[current] >= 0 { current = context.map.superview[current] }
    return current
  }

  /// Whether a view is a root as large as the screen, or as the size that was asked for.
  private func fillsScreen(_ node: Int) -> Bool {
    guard let root = context.tree.roots.first(where: { $0.node.index == node }) else { return false }
    if context.tree.traits.size != nil { return true }
    let scene = root.context
    return scene.owner == .controller && !scene.isFreeform && !scene.isEmbedded && !scene.isPopover
      && !scene.isSheet
  }
}
