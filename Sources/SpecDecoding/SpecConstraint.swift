package import Catalog

/// A constraint as it was written.
///
/// What is absent has Interface Builder's default; what is missing or wrong is nil, and was reported.
package struct SpecConstraint: Sendable {
  /// The element's number in the tree.
  package let element: Int32
  /// The number of the object whose `<constraints>` holds it; -1 for none.
  package let owner: Int32
  package var id: ObjectID?
  /// nil means the owner.
  package var firstItem: ObjectID?
  package var firstAttribute: ConstraintAttribute?
  /// `equal` where it is absent.
  package var relation: ConstraintRelation? = .equal
  package var secondItem: ObjectID?
  package var secondAttribute: ConstraintAttribute?
  /// 1 where it is absent.
  package var multiplier: Double? = 1
  /// 0 where it is absent.
  package var constant: Double? = 0
  /// 1000 where it is absent; nil too where it is outside 1 to 1000.
  package var priority: Double? = 1000
  /// "Remove at build time": in force on the canvas only.
  package var isPlaceholder = false

  /// Makes a constraint of which nothing is known yet.
  init(element: Int32, owner: Int32) {
    self.element = element
    self.owner = owner
  }
}
