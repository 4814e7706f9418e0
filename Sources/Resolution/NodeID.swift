/// The number of a node in its tree.
package struct NodeID: Hashable, Comparable, Sendable {
  package let index: Int

  /// Makes the id of the node at `index`.
  package init(_ index: Int) {
    self.index = index
  }

  package static func < (a: NodeID, b: NodeID) -> Bool { a.index < b.index }
}
