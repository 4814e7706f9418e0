package import Vocabulary

/// An outlet, outlet collection, action or segue between nodes.
package struct ResolvedConnection: Sendable {
  /// `outlet`, `outletCollection`, `action` or `segue`.
  package let name: Name
  package let source: NodeID
  /// nil where the destination is in no tree (First Responder, an exit, a dangling id).
  package let destination: NodeID?
  /// The property of an outlet, the selector of an action, the kind of a segue.
  package let member: String
  /// The control event of an action; the identifier of a segue.
  package let detail: String?
  /// The role of a segue's destination in a container, as `rootViewController`.
  package let relationship: String?
  package var origin: Origin

  /// Makes a connection; see the properties.
  package init(
    name: Name, source: NodeID, destination: NodeID?, member: String, detail: String?,
    relationship: String? = nil, origin: Origin
  ) {
    self.name = name
    self.source = source
    self.destination = destination
    self.member = member
    self.detail = detail
    self.relationship = relationship
    self.origin = origin
  }
}
