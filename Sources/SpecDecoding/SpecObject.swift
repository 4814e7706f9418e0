package import Catalog
package import Vocabulary

/// An object of a document: a view, controller, guide, item, gesture recogniser, placeholder or custom
/// object.
package struct SpecObject: Sendable {
  /// The element's number in the tree.
  package let element: Int32
  package let name: Name
  package let role: ElementSchema.Role
  package let id: ObjectID?
  /// The number of the object that contains it; -1 at the top.
  package let parent: Int32
  /// How the parent holds it: the `key` of the element (`view`, `contentView`, `navigationItem`), else the
  /// name of the group around it (`subviews`, `cells`, `prototypes`, `items`, `segments`).
  package let slot: Name
  /// The number of the scene; -1 in xibs.
  package let scene: Int32
}
