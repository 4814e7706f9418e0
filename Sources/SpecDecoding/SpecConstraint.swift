package import Catalog

/// A constraint as it was written; what was missing or wrong is nil, and was reported.
package struct SpecConstraint: Sendable {
  /// The element's number in the tree.
  package let element: Int32
  /// The number of the object whose `<constraints>` holds it.
  package let owner: Int32
  package let id: ObjectID?
  /// nil means the owner.
  package let firstItem: ObjectID?
  package let firstAttribute: ConstraintAttribute?
  package let relation: ConstraintRelation?
  package let secondItem: ObjectID?
  package let secondAttribute: ConstraintAttribute?
  package let multiplier: Double?
  package let constant: Double?
  package let priority: Double?
  /// "Remove at build time": in force on the canvas only.
  package let isPlaceholder: Bool
}
