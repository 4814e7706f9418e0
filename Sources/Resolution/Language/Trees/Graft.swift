package import Diagnostics
internal import SpecDecoding
package import Vocabulary

/// A part of a tree of views that is copied into others: the view of a nib, the view of a cell, a scene.
package struct Graft: Sendable {
  /// The root in its own tree.
  package let root: NodeID
  /// A part of the tree in the same order; the first node is the root.
  private let nodes: [Node]
  private let sources: [NodeID]
  private let constraints: [ResolvedConstraint]
  private let connections: [ResolvedConnection]
  /// A node outside that stands for the view into which the part is put: a nib's File's Owner.
  private let owner: NodeID?

  /// The nodes inside `root` with the constraints and connections between them.
  package init(
    root: NodeID, nodes all: [Node], constraints: [ResolvedConstraint], connections: [ResolvedConnection],
    owner: NodeID? = nil
  ) {
    self.root = root
    self.owner = owner
    var isInside = [Bool](repeating: false, count: all.count)
    var sources: [NodeID] = []
    for index in all.indices {
      let parent = all[index].parent
      isInside[index] =
        index == root.index || (parent.map { $0.index < index && isInside[$0.index] } ?? false)
      if isInside[index] { sources.append(NodeID(index)) }
    }
    self.sources = sources
    nodes = sources.map { all[$0.index] }
    self.constraints = constraints.filter { constraint in
      isInside[constraint.first.index] && constraint.second.map { isInside[$0.index] } ?? true
    }
    self.connections = connections.filter { isInside[$0.source.index] || $0.source == owner }
  }

  /// How many nodes a copy adds.
  package var count: Int { nodes.count }

  /// What a copy becomes.
  package struct Place {
    /// The node under which it is put; nil for a tree of its own.
    package var parent: NodeID?
    /// The id of the copied root; nil keeps that of each node.
    package var id: String?
    package var slot: Name?
    /// The places that led here, outermost first.
    package var instances: [SpanRef] = []

    /// A place under nothing.
    package init() {}
  }

  /// Copies the part into the tables of a tree; gives for each copied node its new number.
  package func copy(
    to place: Place, nodes target: inout [Node], constraints targetConstraints: inout [ResolvedConstraint],
    connections targetConnections: inout [ResolvedConnection]
  ) -> [NodeID: NodeID] {
    var map: [NodeID: NodeID] = [:]
    map.reserveCapacity(nodes.count)
    for (position, source) in sources.enumerated() { map[source] = NodeID(target.count + position) }
    for (position, node) in nodes.enumerated() {
      var copy = node
      copy.parent = position == 0 ? place.parent : node.parent.flatMap { map[$0] }
      copy.children = node.children.compactMap { map[$0] }
      if position == 0, let slot = place.slot { copy.slot = slot }
      if let id = place.id { copy.id = self.id(of: position, under: id, target, copy.parent) }
      copy.origin = Origin(node.origin.place, instances: place.instances + node.origin.instances)
      target.append(copy)
    }
    if let parent = place.parent, let root = map[root] { target[parent.index].children.append(root) }
    copyConstraints(map, place, into: &targetConstraints)
    copyConnections(map, place, into: &targetConnections)
    return map
  }

  /// `prefix/id`; an invented id is made anew from the new parent's.
  private func id(of position: Int, under root: String, _ target: [Node], _ parent: NodeID?) -> String {
    guard position > 0 else { return root }
    let node = nodes[position]
    guard node.isIDInvented, let parent, let name = node.id.split(separator: "/").last
    else { return root + "/" + node.id }
    return target[parent.index].id + "/" + name
  }

  private func copyConstraints(
    _ map: [NodeID: NodeID], _ place: Place, into target: inout [ResolvedConstraint]
  ) {
    for constraint in constraints {
      guard let first = map[constraint.first] else { continue }
      var copy = constraint
      copy.first = first
      copy.second = constraint.second.flatMap { map[$0] }
      copy.owner = map[constraint.owner] ?? first
      if let id = place.id { copy.id = id + "/" + constraint.id }
      copy.origin = Origin(
        constraint.origin.place, instances: place.instances + constraint.origin.instances)
      target.append(copy)
    }
  }

  private func copyConnections(
    _ map: [NodeID: NodeID], _ place: Place, into target: inout [ResolvedConnection]
  ) {
    for connection in connections {
      guard let source = connection.source == owner ? place.parent : map[connection.source] else { continue }
      let destination = connection.destination.flatMap { $0 == owner ? place.parent : map[$0] }
      target.append(
        ResolvedConnection(
          name: connection.name, source: source, destination: destination, member: connection.member,
          detail: connection.detail, relationship: connection.relationship,
          origin: Origin(
            connection.origin.place, instances: place.instances + connection.origin.instances)))
    }
  }
}
