/// An attribute whose value is the id of an object.
package struct SpecReference: Sendable {
  /// The element's number in the tree.
  package let element: Int32
  /// The attribute's row in the tree.
  package let row: Int32
  package let id: ObjectID
}
