internal import Vocabulary

extension ElementSchema {
  /// Text in runs of one look each.
  static let attributedString = ElementSchema(.attributedString, .value)

  /// A run of attributed text.
  static let fragment = ElementSchema(
    .fragment, .value,
    strings: [.content])

  /// The look of a run.
  static let attributes = ElementSchema(
    .attributes, .value,
    numbers: [
      .baselineOffset, .kern, .NSBaselineOffset, .NSKern, .NSStrokeWidth, .obliqueness, .strokeWidth,
    ],
    strings: [.NSLink, .NSStrikethrough, .NSUnderline])

  /// The look of a bar's title.
  static let textAttributes = ElementSchema(.textAttributes, .value)

  /// How the lines of a paragraph are set.
  static let paragraphStyle = ElementSchema(
    .paragraphStyle, .value,
    booleans: [.allowsDefaultTighteningForTruncation],
    numbers: [
      .defaultTabInterval, .firstLineHeadIndent, .headIndent, .hyphenationFactor, .lineHeightMultiple,
      .lineSpacing, .maximumLineHeight, .minimumLineHeight, .paragraphSpacing, .paragraphSpacingBefore,
      .tailIndent, .tighteningFactorForTruncation,
    ],
    strings: [.baseWritingDirection, .lineBreakStrategy],
    enumerations: [
      (.alignment, Spellings.textAlignment),
      (
        .lineBreakMode,
        [
          "wordWrapping", "charWrapping", "clipping", "truncatingHead", "truncatingTail", "truncatingMiddle",
        ]
      ),
    ])

  /// The tab stops of a paragraph.
  static let tabStops = ElementSchema(.tabStops, .group)

  /// A tab stop.
  static let textTab = ElementSchema(
    .textTab, .value,
    numbers: [.location],
    enumerations: [(.alignment, Spellings.textAlignment)])

  /// A shadow of text.
  static let shadow = ElementSchema(
    .shadow, .value, class: "NSShadow",
    numbers: [.blurRadius])
}
