package import Catalog
package import Resolution

/// The views of one document for one state, data, set of traits and language: all literal.
///
/// Input: a `Template` and what to make it for. Output: this. Gone afterwards: expressions, data, states,
/// variations.
package struct ViewTree: Sendable {
  /// The name of the document.
  package var name: String
  package var info: DocumentInfo
  package var traits: Traits
  /// A parent comes before its children.
  ///
  /// Nodes that aren't installed stay, marked, with their subtree.
  package var nodes: [Node]
  package var constraints: [ResolvedConstraint]
  package var connections: [ResolvedConnection]
  package var roots: [TreeRoot]

  /// Makes a tree; see the properties.
  package init(
    name: String, info: DocumentInfo, traits: Traits, nodes: [Node], constraints: [ResolvedConstraint],
    connections: [ResolvedConnection], roots: [TreeRoot]
  ) {
    self.name = name
    self.info = info
    self.traits = traits
    self.nodes = nodes
    self.constraints = constraints
    self.connections = connections
    self.roots = roots
  }

  /// The node with an id.
  package subscript(id: NodeID) -> Node { nodes[id.index] }
}
