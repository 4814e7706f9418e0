internal import Vocabulary

extension ElementSchema {
  /// A rectangle on the screen: what every view has.
  static let view = ElementSchema(
    .view, .view, class: "UIView",
    booleans: [
      .ambiguous, .autoresizesSubviews, .clearsContextBeforeDrawing, .clipsSubviews, .exclusiveTouch,
      .fixedFrame, .hidden, .insetsLayoutMarginsFromSafeArea, .layoutMarginsFollowReadableWidth, .misplaced,
      .multipleTouchEnabled, .opaque, .preservesSuperviewLayoutMargins, .scalesLargeContentImage,
      .showsLargeContentViewer, .translatesAutoresizingMaskIntoConstraints, .userInteractionEnabled,
    ],
    numbers: [.alpha],
    integers: [.focusGroupPriority, .tag],
    priorities: [
      .horizontalCompressionResistancePriority, .horizontalHuggingPriority,
      .verticalCompressionResistancePriority, .verticalHuggingPriority,
    ],
    references: [.reference],
    strings: [
      .appearanceType, .focusGroupIdentifier, .largeContentTitle, .maximumContentSizeCategory,
      .minimumContentSizeCategory, .restorationIdentifier, .simulatedAppContext, .toolTip, .verifyAmbiguity,
    ],
    numbersOrInfinite: [.placeholderIntrinsicHeight, .placeholderIntrinsicWidth],
    enumerations: [
      (.contentMode, Spellings.contentMode),
      (
        .semanticContentAttribute,
        [
          "unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft",
        ]
      ),
    ])
}
