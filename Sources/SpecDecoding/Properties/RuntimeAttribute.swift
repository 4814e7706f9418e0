package import Catalog

/// A value that loading sets by key path (`<userDefinedRuntimeAttribute>`).
package struct RuntimeAttribute: Hashable, Sendable {
  /// The element's number in the tree.
  package let element: Int32
  package let keyPath: String
  /// The type as the document spells it, as `boolean` or `color`.
  package let type: String
  /// The value; nil where it is missing or not of the type.
  package let value: PropertyValue?
}
