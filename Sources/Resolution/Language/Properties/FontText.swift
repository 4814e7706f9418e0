internal import Catalog
internal import SpecDecoding

/// The short form of a font: `17`, `semibold 14`, `headline`, `Menlo-Regular 12`.
struct FontText {
  let value: FontValue
  /// The attributes of Interface Builder's `<fontDescription>` for it.
  let attributes: [(name: String, value: String)]

  /// Text styles by their Swift names, with what documents write after `UICTFontTextStyle`.
  static let styles: [(name: String, document: String)] = [
    ("largeTitle", "Title0"), ("title1", "Title1"), ("title2", "Title2"), ("title3", "Title3"),
    ("headline", "Headline"), ("subheadline", "Subhead"), ("body", "Body"), ("callout", "Callout"),
    ("footnote", "Footnote"), ("caption1", "Caption1"), ("caption2", "Caption2"),
  ]

  static let weights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// Reads the short form; nil for other text.
  static func parse(_ text: String) -> FontText? {
    let words = text.split(separator: " ").map(String.init)
    switch words.count {
    case 1: return size(words[0]).map { system(nil, $0, words[0]) } ?? style(words[0])
    case 2: return size(words[1]).flatMap { named(words[0], $0, words[1]) }
    default: return nil
    }
  }

  private static func size(_ text: String) -> Double? {
    ValueSyntax.number(text).flatMap { $0 > 0 && $0 <= 1000 ? $0 : nil }
  }

  private static func style(_ name: String) -> FontText? {
    guard let style = styles.first(where: { $0.name == name }) else { return nil }
    return FontText(
      value: FontValue(face: .style(style.document), pointSize: nil),
      attributes: [("style", "UICTFontTextStyle\(style.document)")])
  }

  private static func system(_ weight: String?, _ size: Double, _ text: String) -> FontText {
    var attributes = [(name: "type", value: "system")]
    if let weight { attributes.append(("weight", weight)) }
    return FontText(
      value: FontValue(face: .system(weight: weight), pointSize: size),
      attributes: attributes + [("pointSize", text)])
  }

  private static func named(_ name: String, _ size: Double, _ text: String) -> FontText? {
    if weights.contains(name) { return system(name, size, text) }
    if name == "italic" {
      return FontText(
        value: FontValue(face: .italicSystem, pointSize: size),
        attributes: [("type", "italicSystem"), ("pointSize", text)])
    }
    // A PostScript name begins with a capital; other words are misspelled weights.
    guard let first = name.unicodeScalars.first, ("A"..."Z").contains(first) else { return nil }
    let family = String(name.prefix { $0 != "-" })
    return FontText(
      value: FontValue(face: .named(name: name, family: family), pointSize: size),
      attributes: [("name", name), ("family", family), ("pointSize", text)])
  }
}
