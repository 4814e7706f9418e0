internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

extension Resolver {
  /// Binds outlets, actions and segues to nodes.
  ///
  /// Needs: nodes. Leaves: `connections`.
  static func bindConnections(of spec: Spec, _ nodes: NodeIndex, into template: inout Template) {
    for written in spec.connections where written.owner >= 0 {
      let element = Int(written.element)
      let (member, detail) = memberNames(of: written.name)
      guard let text = spec.tree.string(member, in: element) else { continue }
      template.connections.append(
        ResolvedConnection(
          name: written.name, source: NodeID(Int(written.owner)),
          destination: nodes.node(written.destination), member: text,
          detail: spec.tree.string(detail, in: element),
          relationship: spec.tree.string(.relationship, in: element),
          origin: Origin(spec.tree.place(of: element))))
    }
  }

  /// The attribute that names what a connection sets or sends, and the one that says more.
  private static func memberNames(of connection: Name) -> (member: Name, detail: Name) {
    switch connection {
    case .action: (.selector, .eventType)
    case .segue: (.kind, .identifier)
    default: (.property, .id)
    }
  }
}
