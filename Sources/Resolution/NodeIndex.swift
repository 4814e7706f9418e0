package import SpecDecoding

/// Finds the node of an id.
///
/// A document's objects become nodes one to one, in the same order.
package struct NodeIndex {
  private let spec: Spec

  /// The index of the nodes that were built from `spec`.
  package init(_ spec: Spec) {
    self.spec = spec
  }

  /// The node of the object with an id; nil where no object has it.
  package func node(_ id: ObjectID?) -> NodeID? {
    id.flatMap(spec.object).map(NodeID.init)
  }
}
