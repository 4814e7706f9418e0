package import Diagnostics

/// A string catalogue (`.xcstrings`, since Xcode 15): the translations of all languages in one JSON file.
package struct StringCatalog: Sendable {
  private let strings: [JSONValue.Member]

  /// The catalogue in `file`, whose bytes are UTF-8; nil after reporting why there is none.
  package static func read(_ file: SourceFile, into bag: inout DiagnosticBag) -> StringCatalog? {
    guard let value = JSONReader.read(file, into: &bag) else { return nil }
    return StringCatalog(value)
  }

  private init(_ value: JSONValue) {
    if case .object(let members)? = value["strings"]?.content { strings = members } else { strings = [] }
  }

  /// The translations into a language; nil where it has none.
  package func table(of language: String) -> StringsTable? {
    let entries = strings.compactMap { member -> StringsTable.Entry? in
      guard let localization = member.value["localizations"]?[language],
        let text = StringCatalog.text(of: localization, depth: 0)
      else { return nil }
      return StringsTable.Entry(key: member.key, keySpan: member.keySpan, value: text)
    }
    return entries.isEmpty ? nil : StringsTable(entries: entries)
  }

  /// The text of a unit; of variations by device or number the last one, which is the general one.
  private static func text(of value: JSONValue, depth: Int) -> String? {
    if case .string(let text)? = value["stringUnit"]?["value"]?.content { return text.isEmpty ? nil : text }
    guard depth < 4, case .object(let kinds)? = value["variations"]?.content,
      case .object(let cases)? = kinds.first?.value.content
    else { return nil }
    let general = cases.first { $0.key == "other" } ?? cases.last
    return general.flatMap { text(of: $0.value, depth: depth + 1) }
  }
}
