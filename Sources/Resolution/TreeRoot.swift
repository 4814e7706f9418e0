/// A root view of a tree, with what surrounds it.
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
