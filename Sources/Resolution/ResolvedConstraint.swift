package import Catalog

/// A constraint between nodes: first.attribute (relation) multiplier × second.attribute + constant.
package struct ResolvedConstraint: Sendable {
  /// The document's id, or an invented one.
  package var id: String
  package var first: NodeID
  package var firstAttribute: ConstraintAttribute
  package var relation: ConstraintRelation
  package var second: NodeID?
  package var secondAttribute: ConstraintAttribute?
  package var multiplier: Double
  /// In points.
  package var constant: Double
  /// 1 to 1000; 1000 is required.
  package var priority: Double
  /// The view that holds it.
  package var owner: NodeID
  /// In force on the canvas only ("remove at build time").
  package var isPlaceholder: Bool
  /// Whether it is in force for the traits at hand (size-class variations).
  package var isInstalled = true
  package var origin: Origin

  /// Makes a constraint; see the properties.
  package init(
    id: String, first: NodeID, firstAttribute: ConstraintAttribute, relation: ConstraintRelation = .equal,
    second: NodeID? = nil, secondAttribute: ConstraintAttribute? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: Double = 1000, owner: NodeID, isPlaceholder: Bool = false, origin: Origin
  ) {
    self.id = id
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.owner = owner
    self.isPlaceholder = isPlaceholder
    self.origin = origin
  }
}
