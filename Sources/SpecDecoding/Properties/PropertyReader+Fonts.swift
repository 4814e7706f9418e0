internal import Catalog
internal import Vocabulary
internal import XMLParsing

extension PropertyReader {
  /// A `<fontDescription>`; nil where it describes no font.
  func font(_ element: Int) -> FontValue? {
    let size = number(.pointSize, in: element) ?? standardSize(tree.string(.size, in: element))
    if let style = tree.string(.style, in: element) {
      let prefix = "UICTFontTextStyle"
      return FontValue(
        face: .style(style.hasPrefix(prefix) ? String(style.dropFirst(prefix.count)) : style), pointSize: size
      )
    }
    if let name = tree.string(.name, in: element) {
      return FontValue(face: face(named: name, family: tree.string(.family, in: element)), pointSize: size)
    }
    switch tree.string(.type, in: element) {
    case "system", "smallSystem":
      return FontValue(face: .system(weight: tree.string(.weight, in: element)), pointSize: size)
    case "boldSystem": return FontValue(face: .boldSystem, pointSize: size)
    case "italicSystem": return FontValue(face: .italicSystem, pointSize: size)
    default: return nil
    }
  }

  /// A `<font>` of attributed text.
  func attributeFont(_ element: Int) -> FontValue? {
    let size = number(.size, in: element)
    if let name = tree.string(.name, in: element) {
      return FontValue(face: face(named: name, family: nil), pointSize: size)
    }
    guard let meta = tree.string(.metaFont, in: element) else { return nil }
    let isBold = meta.hasSuffix("Bold") || meta == "boldSystem"
    return FontValue(face: isBold ? .boldSystem : .system(weight: nil), pointSize: size)
  }

  /// The size that a control's font has by its name (UIFont documentation).
  private func standardSize(_ name: String?) -> Double? {
    switch name {
    case "button": 18
    case "label": 17
    case "system": 14
    case "smallSystem": 12
    default: nil
    }
  }

  /// The system's fonts also go by private names, as `.SFUIText-Semibold`.
  private func face(named name: String, family: String?) -> FontValue.Face {
    let stems = [".AppleSystemUIFont", ".SF", "SFUI", "SFPro", "SFNS"]
    guard let stem = stems.first(where: { name.hasPrefix($0) }) else {
      return .named(name: name, family: family ?? String(name.prefix { $0 != "-" }))
    }
    let style = name.dropFirst(stem.count).lowercased()
    if style.contains("italic") { return .italicSystem }
    let weights = [
      "ultralight": "ultraLight", "thin": "thin", "light": "light", "medium": "medium",
      "semibold": "semibold", "heavy": "heavy", "black": "black", "bold": "bold",
    ]
    let ending = style.split(separator: "-").last.map(String.init) ?? ""
    return .system(weight: weights[ending])
  }
}
