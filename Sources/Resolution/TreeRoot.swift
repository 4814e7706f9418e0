/// A root view of a tree, with what surrounds it.
///
/// `viewControllerLayoutGuide` nodes are children of the controller's node; they belong to the root view.
/// Views whose parent is no view and that are no roots (bars that controllers own, views inside bar items)
/// are islands with a given frame.
package struct TreeRoot: Sendable {
  package let node: NodeID
  /// The node of the view controller; nil for top-level views of a xib.
  package let controller: NodeID?
  /// A name for outputs: the scene's, the controller's class, the view's label.
  package let name: String
  package var context: SceneContext

  /// Makes a root.
  package init(node: NodeID, controller: NodeID?, name: String, context: SceneContext) {
    self.node = node
    self.controller = controller
    self.name = name
    self.context = context
  }
}
