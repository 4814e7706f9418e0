internal import Catalog
internal import Geometry

/// The attributes of Interface Builder's `<color>` for a colour.
enum ColorText {
  /// All but the key.
  static func attributes(_ color: ColorValue) -> [(name: String, value: String)] {
    switch color {
    case .system(let name, _): return [("systemColor", name + "Color")]
    case .named(let name, _): return [("name", name)]
    case .literal(let color):
      return [
        ("red", LoweredNumber.text(color.red)), ("green", LoweredNumber.text(color.green)),
        ("blue", LoweredNumber.text(color.blue)), ("alpha", LoweredNumber.text(color.alpha)),
        ("colorSpace", "custom"), ("customColorSpace", "sRGB"),
      ]
    }
  }
}

/// Numbers as lowered documents write them: exact, so that reading gives the same.
enum LoweredNumber {
  /// The shortest text that reads as the same number.
  static func text(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    guard number.rounded() == number, number.magnitude < 1e15 else { return "\(number)" }
    return String(Int(number))
  }
}
