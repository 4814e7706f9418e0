/// A type of a spec, with its names resolved.
package indirect enum SpecType: Hashable, Sendable {
  case string, integer, double, boolean, color, image, date, url
  /// A type that was wrong, which was reported; everything fits it.
  case unknown
  /// A model by its number.
  case model(Int)
  /// An enumeration by its number.
  case enumeration(Int)
  case list(SpecType)
  case optional(SpecType)

  /// The types that need no declaration, by name.
  package static let builtIn: [(name: String, type: SpecType)] = [
    ("String", .string), ("Int", .integer), ("Double", .double), ("Bool", .boolean), ("UIColor", .color),
    ("UIImage", .image), ("Date", .date), ("URL", .url),
  ]

  /// The type without its optional.
  package var wrapped: SpecType {
    if case .optional(let wrapped) = self { return wrapped }
    return self
  }

  /// Whether the type may have no value.
  package var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }
}
