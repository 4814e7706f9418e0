internal import Resolution

extension ViewTree {
  /// The same tree with its nodes in the order in which they are seen from the top: what was added late
  /// stands with its parent.
  func inDocumentOrder() -> ViewTree {
    var order: [NodeID] = []
    order.reserveCapacity(nodes.count)
    var pending: [NodeID] = nodes.indices.reversed().filter { nodes[$0].parent == nil }.map(NodeID.init)
    while let id = pending.popLast() {
      order.append(id)
      pending.append(contentsOf: nodes[id.index].children.reversed())
    }
    guard order.count == nodes.count else { return self }
    var position = [NodeID](repeating: NodeID(0), count: nodes.count)
    for (new, old) in order.enumerated() { position[old.index] = NodeID(new) }
    var result = self
    result.nodes = order.map { old in
      var node = nodes[old.index]
      node.parent = node.parent.map { position[$0.index] }
      node.children = node.children.map { position[$0.index] }
      return node
    }
    for index in constraints.indices {
      result.constraints[index].first = position[constraints[index].first.index]
      result.constraints[index].second = constraints[index].second.map { position[$0.index] }
      result.constraints[index].owner = position[constraints[index].owner.index]
    }
    result.connections = connections.map { connection in
      ResolvedConnection(
        name: connection.name, source: position[connection.source.index],
        destination: connection.destination.map { position[$0.index] }, member: connection.member,
        detail: connection.detail, relationship: connection.relationship, origin: connection.origin)
    }
    result.roots = roots.map { root in
      TreeRoot(
        node: position[root.node.index], controller: root.controller.map { position[$0.index] },
        name: root.name, context: root.context)
    }
    return result
  }
}
