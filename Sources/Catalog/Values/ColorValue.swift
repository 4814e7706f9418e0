package import Geometry

/// A colour as a document names it; what it looks like depends on appearance and assets.
package enum ColorValue: Hashable, Sendable {
  /// Components as given.
  case literal(Color)
  /// A colour of the system by name, without the suffix `Color`, and the fallback the document stores.
  case system(String, fallback: Color?)
  /// A colour of an asset catalogue by name, and the fallback the document stores.
  case named(String, fallback: Color?)
}
