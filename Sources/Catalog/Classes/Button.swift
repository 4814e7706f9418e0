internal import Vocabulary

extension ElementSchema {
  /// A button with a title, an image, or both.
  static let button = ElementSchema(
    .button, .view, class: "UIButton", base: .control,
    booleans: [
      .adjustsImageSizeForAccessibilityContentSizeCategory, .adjustsImageWhenDisabled,
      .adjustsImageWhenHighlighted, .changesSelectionAsPrimaryAction, .hasAttributedTitle,
      .pointerInteraction, .reversesTitleShadowWhenHighlighted, .showsTouchWhenHighlighted, .springLoaded,
    ],
    numbers: [.minimumFontSize, .minimumScaleFactor],
    strings: [.preferredBehavioralStyle],
    defaultEvent: "touchUpInside",
    enumerations: [
      (
        .buttonType,
        [
          "custom", "system", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd",
          "plain", "close",
        ]
      ),
      (.lineBreakMode, Spellings.lineBreakMode),
      (.role, ["normal", "primary", "cancel", "destructive"]),
    ])
}
