internal import Catalog
internal import Geometry
internal import Instantiation
internal import Resolution

/// The given frames of root views.
struct RootFrame {
  private let context: LayoutContext
  private var tree: ViewTree { context.tree }

  init(_ context: LayoutContext) {
    self.context = context
  }

  /// The frame that the canvas gives to a root: the stored one on the document's own device; for another
  /// device or size, that size, unless a xib's view or a freeform scene has one of its own.
  ///
  /// A scene that a container view embeds is as large as the `container`, where that is known.
  func frame(of node: Int, in scene: SceneContext, container: Size?) -> Rect {
    if let container { return Rect(x: 0, y: 0, width: container.width, height: container.height) }
    let screen = tree.traits.screen ?? Size(width: 375, height: 667)
    guard let stored = context.stored[node] else {
      let size = tree.traits.size ?? screen
      return Rect(x: 0, y: 0, width: size.width, height: size.height)
    }
    if let size = tree.traits.size {
      return Rect(x: stored.x, y: stored.y, width: size.width, height: size.height)
    }
    guard tree.traits.isForeign, !scene.isFreeform, !scene.isPopover, follows(node, stored.size) else {
      return stored
    }
    let height = screen.height - missingHeight(stored.size, scene)
    return Rect(x: stored.x, y: stored.y, width: screen.width, height: max(0, height))
  }

  /// Whether a root is as large on another device as it was on the document's own, since it is no screen:
  /// where it will be placed doesn't depend on the device, nor does what is unsafe in it.
  func isKept(_ size: Size, of node: Int, in scene: SceneContext) -> Bool {
    guard tree.traits.isForeign, tree.traits.size == nil, scene.owner != .controller || scene.isFreeform
    else { return false }
    return size == context.stored[node]?.size && size != tree.traits.screen
  }

  /// How much lower than the screen a controller's root is on another device: as a sheet, or by opaque bars,
  /// as it was on the document's own.
  private func missingHeight(_ stored: Size, _ scene: SceneContext) -> Double {
    guard scene.owner == .controller, let own = tree.info.traits.screen, stored.width == own.width,
      stored.height < own.height, stored.height >= own.height - 200
    else { return 0 }
    let missing = own.height - stored.height
    let traits = tree.traits
    if missing == SafeArea.sheetGap {
      // Sheets cover phones that are held sideways; how large they are on an iPad is unknown.
      return traits.orientation == .landscape || traits.device?.isPad ?? false ? 0 : missing
    }
    let before = SafeArea(context, traits: tree.info.traits).statusBar(in: scene)
    let now = SafeArea(context, traits: traits).statusBar(in: scene)
    return max(0, missing - before + now)
  }

  /// Whether a root is as large as the device: those of controllers are, and xibs' that were stored so.
  private func follows(_ node: Int, _ stored: Size) -> Bool {
    if let root = tree.roots.first(where: { $0.node.index == node }), root.controller != nil { return true }
    return tree.info.traits.screen == stored
  }
}
