internal import Catalog
internal import Geometry
internal import SpecDecoding

/// Reads the text of a property's value as its form has it.
struct PropertyText {
  let colors: ColorNames

  /// The value; nil where the text hasn't the form.
  func value(_ text: String, _ form: PropertyForm) -> PropertyValue? {
    switch form {
    case .string: return .string(text)
    case .number: return ValueSyntax.number(text).map { .number($0) }
    case .integer: return ValueSyntax.number(text).flatMap { $0.rounded() == $0 ? .number($0) : nil }
    case .boolean: return text == "YES" ? .boolean(true) : text == "NO" ? .boolean(false) : nil
    case .color: return colors.color(text).map { .color($0) }
    case .image: return text.isEmpty ? nil : .image(PropertyText.image(text))
    case .font: return FontText.parse(text).map { .font($0.value) }
    case .insets: return PropertyText.insets(text).map { .insets($0) }
    case .size: return PropertyText.pair(text).map { .size(Size(width: $0, height: $1)) }
    case .point: return PropertyText.pair(text).map { .point(Point(x: $0, y: $1)) }
    case .word(let words): return words.contains(text) ? .string(text) : nil
    }
  }

  /// An image by name; `symbol:` before it names one of the system's symbols.
  static func image(_ text: String) -> ImageValue {
    let mark = "symbol:"
    guard text.hasPrefix(mark) else { return ImageValue(name: text) }
    return ImageValue(name: String(text.dropFirst(mark.count)), isSymbol: true)
  }

  /// Insets by 1, 2 (vertical, horizontal) or 4 (top, leading, bottom, trailing) numbers.
  static func insets(_ text: String) -> EdgeInsets? {
    let numbers = text.split(separator: " ").map { ValueSyntax.number(String($0)) }
    let known = numbers.compactMap { $0 }
    guard known.count == numbers.count else { return nil }
    switch known.count {
    case 1: return EdgeInsets(top: known[0], left: known[0], bottom: known[0], right: known[0])
    case 2: return EdgeInsets(top: known[0], left: known[1], bottom: known[0], right: known[1])
    case 4: return EdgeInsets(top: known[0], left: known[1], bottom: known[2], right: known[3])
    default: return nil
    }
  }

  /// Two numbers with `x` or a blank between them.
  static func pair(_ text: String) -> (Double, Double)? {
    let parts = text.split { $0 == "x" || $0 == " " }.map { ValueSyntax.number(String($0)) }
    guard parts.count == 2, let first = parts[0], let second = parts[1] else { return nil }
    return (first, second)
  }

  /// A data value as a property's value; nil where there is none, or it hasn't the form.
  static func value(_ value: DataValue, _ form: PropertyForm) -> PropertyValue? {
    switch (value, form) {
    case (.string(let text), .string), (.string(let text), .word): .string(text)
    case (.number(let number), .number), (.number(let number), .integer): .number(number)
    case (.boolean(let flag), .boolean): .boolean(flag)
    case (.color(let color), .color): .color(color)
    case (.image(let image), .image): .image(image)
    default: nil
    }
  }
}
