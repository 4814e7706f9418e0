internal import Vocabulary

extension ElementSchema {
  /// A font of a view.
  static let fontDescription = ElementSchema(
    .fontDescription, .value,
    numbers: [.pointSize],
    strings: [.design, .family, .name, .size, .style, .type, .width],
    enumerations: [
      (.weight, ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"])
    ])

  /// A font of attributed text.
  static let font = ElementSchema(
    .font, .value,
    booleans: [.usesAppearanceFont],
    numbers: [.size],
    strings: [.characterSet, .metaFont, .name])

  /// The font files that a document uses.
  static let customFonts = ElementSchema(.customFonts, .group)
}
