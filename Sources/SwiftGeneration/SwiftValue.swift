internal import Catalog

/// Values of specs as Swift expressions.
enum SwiftValue {
  /// The expression for `value` of a type; nil where the text is no such value.
  static func expression(_ value: String, type: String) -> String? {
    switch type {
    case "String": SwiftLiteral.string(value)
    case "Int": ValueSyntax.number(value).flatMap { Int(exactly: $0) }.map(String.init)
    case "Double": ValueSyntax.number(value).map { "\($0)" }
    case "Bool": value == "YES" ? "true" : value == "NO" ? "false" : nil
    case "UIColor": color(value)
    case "UIImage": "UIImage(named: \(SwiftLiteral.string(value)))"
    default: value == "[]" ? "[]" : SwiftIdentifier.isValid(value) ? "." + SwiftIdentifier.source(value) : nil
    }
  }

  /// A colour: of the system by its name, of components, or of the assets.
  static func color(_ value: String) -> String {
    if value.hasPrefix("#"), let components = components(value) { return components }
    if plain.contains(value) || SystemColors.color(named: value) != nil { return "UIColor." + value }
    return "UIColor(named: \(SwiftLiteral.string(value)))"
  }

  /// Colours that are constants of UIColor.
  private static let plain: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "lightGray", "magenta", "orange",
    "purple",
    "red", "white", "yellow",
  ]

  private static func components(_ value: String) -> String? {
    let digits = value.utf8.dropFirst()
    guard digits.count == 6 || digits.count == 8, var number = UInt64(String(value.dropFirst()), radix: 16)
    else { return nil }
    if digits.count == 6 { number = number << 8 | 0xFF }
    let parts = [24, 16, 8, 0].map { (number >> UInt64($0)) & 0xFF }
    let names = ["red", "green", "blue", "alpha"]
    let arguments = zip(names, parts).map { name, part in
      name == "alpha" && part == 255 ? "alpha: 1" : "\(name): \(part) / 255"
    }
    return "UIColor(" + arguments.joined(separator: ", ") + ")"
  }
}
