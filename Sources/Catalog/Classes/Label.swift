internal import Vocabulary

extension ElementSchema {
  /// One or more lines of text.
  static let label = ElementSchema(
    .label, .view, class: "UILabel", base: .view,
    booleans: [
      .adjustsFontForContentSizeCategory, .adjustsFontSizeToFit, .adjustsLetterSpacingToFitWidth,
      .allowsDefaultTighteningForTruncation, .enabled, .highlighted, .showsExpansionTextWhenTruncated,
      .usesAttributedText,
    ],
    numbers: [.minimumFontSize, .minimumScaleFactor, .preferredMaxLayoutWidth],
    integers: [.numberOfLines],
    strings: [.lineBreakStrategy, .preferredVibrancy, .text],
    enumerations: [
      (.baselineAdjustment, ["alignBaselines", "alignCenters", "none"]),
      (.lineBreakMode, Spellings.lineBreakMode),
      (.textAlignment, Spellings.textAlignment),
    ])
}
