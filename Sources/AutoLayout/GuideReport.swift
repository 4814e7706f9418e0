internal import Catalog
internal import Geometry
internal import Instantiation
internal import Resolution

extension LayoutEngine {
  /// Writes the frames of an island's guides.
  mutating func writeGuides(of island: Island) {
    for (index, node) in context.tree.nodes.enumerated() where node.role == .guide {
      guard context.map.island[index] == island.number, let anchor = island.anchor(of: index) else {
        continue
      }
      let view = island.views[anchor.view]
      let bounds = Rect(x: 0, y: 0, width: view.frame.width, height: view.frame.height)
      let frame = frame(of: anchor, bounds, view, result.entries[view.node].contentSize)
      result.entries[index].exact = frame
      result.entries[index].frame = context.grid.snap(frame)
      result.entries[index].isLaidOut = true
    }
  }

  private func frame(of anchor: Anchor, _ bounds: Rect, _ view: IslandView, _ content: Size?) -> Rect {
    let safe = view.safeArea
    switch anchor {
    case .view, .frame: return bounds
    case .safeArea: return bounds.inset(by: safe)
    case .content: return Rect(x: 0, y: 0, width: content?.width ?? 0, height: content?.height ?? 0)
    case .topGuide: return Rect(x: 0, y: 0, width: bounds.width, height: safe.top)
    case .bottomGuide, .keyboard:
      return Rect(x: 0, y: bounds.height - safe.bottom, width: bounds.width, height: safe.bottom)
    }
  }
}
