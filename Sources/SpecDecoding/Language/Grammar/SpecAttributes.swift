internal import Catalog
internal import Diagnostics
internal import Geometry
internal import XMLParsing

/// The attributes of an element that declares something, checked by its rule.
///
/// What was wrong and reported is absent.
struct SpecAttributes {
  /// An attribute that is there.
  struct Entry {
    let name: String
    let value: String
    let place: SpanRef
    let namePlace: SpanRef
  }

  let entries: [Entry]
  /// Attributes that the rule has not, where it allows fields.
  let fields: [Entry]

  /// The entry of an attribute; nil where it is absent or wrong.
  func entry(_ name: String) -> Entry? { entries.first { $0.name == name } }

  /// Whether an attribute is there, right or wrong.
  func text(_ name: String) -> Located<String>? { entry(name).map { Located($0.value, at: $0.place) } }

  /// A truth value; false where it is absent.
  func flag(_ name: String) -> Bool { entry(name)?.value == "YES" }

  /// A whole number from 0.
  func index(_ name: String) -> Located<Int>? {
    entry(name).flatMap { entry in Int(entry.value).map { Located($0, at: entry.place) } }
  }

  /// A number; 0 where it is absent.
  func number(_ name: String) -> Double { entry(name).flatMap { ValueSyntax.number($0.value) } ?? 0 }

  /// A type; one without a name where it is wrong.
  func type(_ name: String) -> Located<TypeSpelling>? {
    entry(name).map { Located(TypeSpelling($0.value) ?? .named(""), at: $0.place) }
  }

  /// A value of an enumeration.
  func word<Word: RawRepresentable>(_ name: String) -> Word? where Word.RawValue == String {
    entry(name).flatMap { Word(rawValue: $0.value) }
  }

  /// Values of an enumeration; one nil where the attribute is absent.
  func words<Word: RawRepresentable>(_ name: String) -> [Word?] where Word.RawValue == String {
    list(name) { Word(rawValue: $0) }
  }

  /// What the blank-separated parts of an attribute give; one nil where it is absent.
  func list<Value>(_ name: String, _ transform: (String) -> Value?) -> [Value?] {
    guard let entry = entry(name) else { return [nil] }
    let values = entry.value.split(separator: " ").compactMap { transform(String($0)) }
    return values.isEmpty ? [nil] : values
  }

  /// The blank-separated parts of an attribute with their places; one nil where it is absent.
  func parts(_ name: String) -> [Located<String>?] {
    guard let entry = entry(name) else { return [nil] }
    let parts = Located(entry.value, at: entry.place).words
    return parts.isEmpty ? [nil] : parts
  }

  /// The size that `WxH` spells; nil for other text and for sizes that aren't positive.
  static func size(_ text: String) -> Size? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = ValueSyntax.number(String(sides[0])),
      let height = ValueSyntax.number(String(sides[1])), width > 0, height > 0, width <= 16384,
      height <= 16384
    else { return nil }
    return Size(width: width, height: height)
  }
}
