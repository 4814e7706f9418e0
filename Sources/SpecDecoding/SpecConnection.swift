package import Vocabulary

/// An outlet, outlet collection, action or segue as it was written.
package struct SpecConnection: Sendable {
  /// The element's number in the tree.
  package let element: Int32
  /// `outlet`, `outletCollection`, `action` or `segue`.
  package let name: Name
  /// The number of the object that holds it.
  package let owner: Int32
  /// The object that is pointed to (`destination`; for actions the object that gets the message).
  package let destination: ObjectID?
}
