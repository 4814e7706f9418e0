package import Geometry

/// What surrounds a root view on the canvas: decides its safe area and margins.
///
/// Simulated metrics as written, and bars inferred from relationships and segues.
package struct SceneContext: Hashable, Sendable {
  /// What owns the root view.
  package enum Owner: Hashable, Sendable {
    /// A view controller of a storyboard or xib.
    case controller
    /// Nothing: a top-level view of a xib.
    case document
    /// A table or collection view, for which a cell stands alone in a xib.
    case cell
  }

  /// A bar: drawn or not, or for the system to say.
  package enum Bar: Hashable, Sendable {
    /// Nothing was written and nothing was inferred.
    case absent
    /// `<nil key="simulated…"/>`.
    case explicitlyNone
    case present
    /// A bar with large titles.
    case large
  }

  package var owner: Owner
  package var navigationBar = Bar.absent
  /// Whether the navigation bar has a prompt above the title.
  package var hasPrompt = false
  package var tabBar = Bar.absent
  package var toolbar = Bar.absent
  /// Whether `<nil key="simulatedStatusBarMetrics"/>` is written.
  package var hidesStatusBar = false
  /// Whether the scene is shown in a popover, a page sheet or a form sheet.
  package var isPopover = false
  package var isSheet = false
  /// The size of a freeform or fixed scene in points.
  package var freeformSize: Size?
  package var isFreeform = false
  /// Whether a container view embeds the scene.
  package var isEmbedded = false

  /// Makes the context of a root without bars.
  package init(owner: Owner) {
    self.owner = owner
  }
}
