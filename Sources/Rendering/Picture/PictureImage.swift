package import Geometry

/// An image by name.
///
/// Where its bytes aren't at hand, encoders draw a placeholder with the name.
package struct PictureImage: Hashable, Sendable {
  package let name: String
  /// Where it is drawn, absolute, after the content mode; it may stick out of its group.
  package let rect: Rect
  /// The size it has by itself in points; nil where the document doesn't say.
  package let naturalSize: Size?
  /// Spelled as documents do, as `scaleAspectFit`.
  package let contentMode: String
  /// The colour of a template image or symbol; nil for images in their own colours.
  package let tint: Color?
  package let isSymbol: Bool

  /// Makes an image; see the properties.
  package init(
    name: String, rect: Rect, naturalSize: Size? = nil, contentMode: String = "scaleToFill",
    tint: Color? = nil, isSymbol: Bool = false
  ) {
    self.name = name
    self.rect = rect
    self.naturalSize = naturalSize
    self.contentMode = contentMode
    self.tint = tint
    self.isSymbol = isSymbol
  }
}
