internal import Catalog
internal import Diagnostics
internal import SpecDecoding

/// Reads values that a spec writes as attributes, by their types.
struct LiteralReader {
  let environment: LanguageEnvironment

  /// The value that a text spells; nil after reporting that it is none of the type.
  func value(
    _ text: Located<String>, _ type: SpecType, _ what: String, into bag: inout DiagnosticBag
  ) -> DataValue? {
    if let value = read(text.value, type) { return value }
    report(text, type, what, into: &bag)
    return nil
  }

  /// The value that a text spells; nil where it is none of the type.
  func read(_ text: String, _ type: SpecType) -> DataValue? {
    switch type {
    case .string, .date: return .string(text)
    case .url: return text.isEmpty || text.contains(" ") ? nil : .string(text)
    case .integer: return ValueSyntax.number(text).flatMap { $0.rounded() == $0 ? .number($0) : nil }
    case .double: return ValueSyntax.number(text).map { .number($0) }
    case .boolean: return text == "YES" ? .boolean(true) : text == "NO" ? .boolean(false) : nil
    case .color: return environment.colors.color(text).map { .color($0) }
    case .image: return text.isEmpty ? nil : .image(PropertyText.image(text))
    case .enumeration(let number): return enumerationCase(text, number).map { .enumeration($0) }
    case .list: return text == "[]" ? .list([]) : nil
    case .optional(let wrapped): return text == "nil" ? .null : read(text, wrapped)
    case .model: return nil
    case .unknown: return .null
    }
  }

  /// The position of the case that a raw value or a name means.
  func enumerationCase(_ text: String, _ number: Int) -> Int? {
    let enumeration = environment.types.enumerations[number]
    return enumeration.cases.firstIndex { $0.rawValue == text }
      ?? enumeration.cases.firstIndex { $0.name == text } ?? enumeration.fallback
  }

  private func report(
    _ text: Located<String>, _ type: SpecType, _ what: String, into bag: inout DiagnosticBag
  ) {
    switch type.wrapped {
    case .color: reportColor(text, into: &bag)
    case .enumeration(let number):
      let names = environment.types.enumerations[number].cases.map(\.rawValue)
      let near = Suggestion.nearest(to: text.value, in: names)
      bag.report(
        DataKinds.unknownEnumerationValue, at: text.place,
        "'\(text.value)' is no case of '\(environment.types.enumerations[number].name)'"
          + (near.map { "; the nearest is '\($0)'" } ?? ""),
        fixIts: near.map { [.replace(text.value, with: $0, at: text.place)] } ?? [])
    default:
      let name = environment.types.text(of: type)
      bag.report(
        ValueKinds.typeMismatch, at: text.place, "\(what) must be '\(name)'; '\(text.value)' is not",
        fixIts: truthValue(text.value, type).map { [.replace(text.value, with: $0, at: text.place)] } ?? [])
    }
  }

  private func truthValue(_ text: String, _ type: SpecType) -> String? {
    guard type.wrapped == .boolean else { return nil }
    switch text.lowercased() {
    case "true", "yes", "1": return "YES"
    case "false", "no", "0": return "NO"
    default: return nil
    }
  }

  /// Reports a colour that is none.
  func reportColor(_ text: Located<String>, into bag: inout DiagnosticBag) {
    let near = Suggestion.nearest(to: text.value, in: environment.colors.names)
    let hint =
      text.value.hasPrefix("#")
      ? "; '#RRGGBB' and '#RRGGBBAA' are" : near.map { "; the nearest is '\($0)'" } ?? ""
    bag.report(
      ValueKinds.unknownColor, at: text.place, "'\(text.value)' is no colour that is known" + hint,
      fixIts: near.map { [.replace(text.value, with: $0, at: text.place)] } ?? [])
  }
}
