internal import Catalog
internal import Geometry
internal import Instantiation
internal import Resolution

/// The given frames of root views.
struct RootFrame {
  private let tree: ViewTree

  init(_ tree: ViewTree) {
    self.tree = tree
  }

  /// The frame that the canvas gives to a root: the stored one on the document's own device; for another
  /// device or size, that size, unless a xib's view or a freeform scene has one of its own.
  ///
  /// A scene that a container view embeds is as large as the `container`, where that is known.
  func frame(of view: Node, in scene: SceneContext, container: Size?) -> Rect {
    if let container { return Rect(x: 0, y: 0, width: container.width, height: container.height) }
    let screen = tree.traits.screen ?? Size(width: 375, height: 667)
    guard let stored = view.frame else {
      let size = tree.traits.size ?? screen
      return Rect(x: 0, y: 0, width: size.width, height: size.height)
    }
    if let size = tree.traits.size {
      return Rect(x: stored.x, y: stored.y, width: size.width, height: size.height)
    }
    guard tree.traits.isForeign, !scene.isFreeform, follows(view, stored.size) else { return stored }
    return Rect(x: stored.x, y: stored.y, width: screen.width, height: screen.height)
  }

  /// Whether a root is as large as the device: those of controllers are, and xibs' that were stored so.
  private func follows(_ view: Node, _ stored: Size) -> Bool {
    if let root = tree.roots.first(where: { tree[$0.node].id == view.id }), root.controller != nil {
      return true
    }
    return tree.info.traits.screen == stored
  }
}
