package import Geometry

/// The value of a view's property, typed by the catalogue.
///
/// Enumerations are kept by their spelling.
package enum PropertyValue: Hashable, Sendable {
  case boolean(Bool)
  case number(Double)
  case string(String)
  case color(ColorValue)
  case font(FontValue)
  case image(ImageValue)
  case insets(EdgeInsets)
  case size(Size)
  case point(Point)
  case rect(Rect)
  case attributedText(AttributedText)
  case list([PropertyValue])
  /// An explicit nothing, as `<nil key="textColor"/>`.
  case null
}
