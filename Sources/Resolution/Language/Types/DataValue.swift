package import Catalog

/// A value of sample data or of a parameter.
///
/// Its type is known where it is used.
package indirect enum DataValue: Hashable, Sendable {
  case null
  /// A `String`, `Date` or `URL`.
  case string(String)
  /// An `Int` or `Double`.
  case number(Double)
  case boolean(Bool)
  case color(ColorValue)
  case image(ImageValue)
  /// A model's fields in their order.
  case record([DataValue])
  /// The position of an enumeration's case.
  case enumeration(Int)
  case list([DataValue])

  /// The elements of a list; none for other values.
  package var elements: [DataValue] {
    if case .list(let elements) = self { return elements }
    return []
  }
}
