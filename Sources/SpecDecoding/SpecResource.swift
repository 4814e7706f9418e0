package import Geometry
package import Vocabulary

/// An image or colour that a document lists among its resources.
package struct SpecResource: Sendable {
  /// The element's number in the tree.
  package let element: Int32
  /// `image`, `namedColor` or `systemColor`.
  package let name: Name
  /// The name that the document uses for it.
  package let resource: String
  /// The image's size in points.
  package let size: Size?
  /// The colour that the document stores for it.
  package let color: Color?
  /// Whether the image is one of the system's symbols.
  package let isSymbol: Bool
}
