internal import Catalog

/// What the value of a view's property must be.
package enum PropertyForm: Hashable, Sendable {
  case string, number, integer, boolean, color, image, font, insets, size, point
  /// One of the spellings.
  case word([String])

  /// The form in words.
  var text: String {
    switch self {
    case .string: "text"
    case .number: "a number"
    case .integer: "a whole number"
    case .boolean: "YES or NO"
    case .color: "a colour"
    case .image: "an image"
    case .font: "a font"
    case .insets: "insets"
    case .size: "a size"
    case .point: "a point"
    case .word: "one of its words"
    }
  }

  /// The form of an attribute that the catalogue types; nil for what no expression can set.
  init?(_ type: AttributeType) {
    switch type {
    case .boolean: self = .boolean
    case .number, .numberOrInfinite, .priority: self = .number
    case .integer: self = .integer
    case .string: self = .string
    case .enumeration(let words): self = .word(words)
    default: return nil
    }
  }
}
