/// What a document changes for some size classes: installed views and constraints, values of properties.
package struct SpecVariation: Sendable {
  /// When a variation holds; nil means any.
  package struct Condition: Hashable, Sendable {
    package let isWidthRegular: Bool?
    package let isHeightRegular: Bool?
    /// `userInterfaceIdiom=…`, where given.
    package let idiom: String?
    /// Whether it is the `default` one, which always holds.
    package let isDefault: Bool
  }

  /// The element's number in the tree.
  package let element: Int32
  /// The element that varies: an object or a constraint.
  package let owner: Int32
  package let condition: Condition
  /// Ids of views that are not, or again, installed.
  package let excludedViews: [ObjectID]
  package let includedViews: [ObjectID]
  /// Ids of constraints that are not, or again, installed.
  package let excludedConstraints: [ObjectID]
  package let includedConstraints: [ObjectID]
}
