package import Resolution

/// A scroll view that no constraints tell how large its content is along an axis.
package struct UntiedContent: Hashable, Sendable {
  /// What the constraints between the scroll view and what it holds lack.
  package enum Lack: Hashable, Sendable {
    /// Nothing is bound to either edge of the content.
    case bothEdges
    /// Nothing is bound to the leading or top edge.
    case nearEdge
    /// Nothing is bound to the trailing or bottom edge.
    case farEdge
    /// Both edges are bound, but some extent or distance between them is open.
    case extent
  }

  package let scrollView: NodeID
  package let isHorizontal: Bool
  package let lack: Lack
}
