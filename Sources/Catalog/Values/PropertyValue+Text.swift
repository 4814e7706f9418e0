internal import Geometry

extension PropertyValue {
  /// The value on one line, for printed trees: text quoted as in JSON, numbers in points, colours as names or
  /// `#RRGGBB`.
  package var text: String {
    switch self {
    case .boolean(let value): value ? "YES" : "NO"
    case .number(let value): NumberFormat.string(value)
    case .string(let value): JSONText.string(value)
    case .color(let value): value.text
    case .font(let value): value.text
    case .image(let value): (value.isSymbol ? "symbol " : "image ") + JSONText.string(value.name)
    case .insets(let value):
      "{"
        + [value.top, value.left, value.bottom, value.right].map { NumberFormat.string($0) }
        .joined(separator: " ") + "}"
    case .size(let value): "\(NumberFormat.string(value.width))x\(NumberFormat.string(value.height))"
    case .point(let value): "(\(NumberFormat.string(value.x)),\(NumberFormat.string(value.y)))"
    case .rect(let value): value.text
    case .attributedText(let value): "[" + value.runs.map(\.line).joined(separator: ", ") + "]"
    case .list(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
    case .null: "nil"
    }
  }
}

extension ColorValue {
  /// The colour's name, or its components as `#RRGGBB` or `#RRGGBBAA`.
  fileprivate var text: String {
    switch self {
    case .literal(let color): color.hexadecimal
    case .system(let name, _): name
    case .named(let name, _): "color " + JSONText.string(name)
    }
  }
}

extension Color {
  fileprivate var hexadecimal: String {
    let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return "#"
      + parts.map { part in
        let byte = Int((min(max(part.isFinite ? part : 0, 0), 1) * 255).rounded())
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.utf8.count < 2 ? "0" + digits : digits
      }.joined()
  }
}

extension FontValue {
  /// The face and, where given, the size in points: `system semibold 17`.
  fileprivate var text: String {
    let face: String =
      switch self.face {
      case .system(let weight): weight.map { "system \($0)" } ?? "system"
      case .boldSystem: "boldSystem"
      case .italicSystem: "italicSystem"
      case .style(let name): "style \(name)"
      case .named(let name, let family): "\(JSONText.string(name)) of \(JSONText.string(family))"
      }
    return pointSize.map { face + " " + NumberFormat.string($0) } ?? face
  }
}

extension AttributedText.Run {
  fileprivate var line: String {
    var parts = [JSONText.string(text)]
    if let font { parts.append(PropertyValue.font(font).text) }
    if let color { parts.append(PropertyValue.color(color).text) }
    if let alignment = paragraph?.alignment { parts.append(alignment) }
    return parts.joined(separator: " ")
  }
}
