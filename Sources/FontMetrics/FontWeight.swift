/// The weights of `UIFont.Weight`; the raw value is the table's row.
package enum FontWeight: Int, CaseIterable, Comparable, Hashable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The weight that Interface Builder writes as `name` (`semibold`); nil if there is none.
  package init?(name: String) {
    switch name {
    case "ultraLight": self = .ultraLight
    case "thin": self = .thin
    case "light": self = .light
    case "regular": self = .regular
    case "medium": self = .medium
    case "semibold": self = .semibold
    case "bold": self = .bold
    case "heavy": self = .heavy
    case "black": self = .black
    default: return nil
    }
  }

  package static func < (a: FontWeight, b: FontWeight) -> Bool { a.rawValue < b.rawValue }
}
