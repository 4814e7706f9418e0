internal import Vocabulary

extension ElementSchema {
  /// A window onto something larger.
  static let scrollView = ElementSchema(
    .scrollView, .view, class: "UIScrollView", base: .view,
    booleans: [
      .allowsKeyboardScrolling, .alwaysBounceHorizontal, .alwaysBounceVertical,
      .automaticallyAdjustsScrollIndicatorInsets, .bounces, .bouncesHorizontally, .bouncesVertically,
      .bouncesZoom, .canCancelContentTouches, .delaysContentTouches, .directionalLockEnabled, .pagingEnabled,
      .scrollEnabled, .scrollsToTop, .showsHorizontalScrollIndicator, .showsVerticalScrollIndicator,
      .transfersHorizontalScrollingToParent, .transfersVerticalScrollingToParent,
    ],
    numbers: [.maximumZoomScale, .minimumZoomScale],
    strings: [.contentAlignmentPoint, .decelerationRate],
    enumerations: [
      (.contentInsetAdjustmentBehavior, ["automatic", "scrollableAxes", "never", "always"]),
      (.indicatorStyle, ["default", "black", "white"]),
      (
        .keyboardDismissMode,
        [
          "none", "onDrag", "interactive", "onDragWithAccessory", "interactiveWithAccessory",
        ]
      ),
    ])
}
