internal import Vocabulary

extension ElementSchema {
  /// Dots, one a page.
  static let pageControl = ElementSchema(
    .pageControl, .view, class: "UIPageControl", base: .control,
    booleans: [.allowsContinuousInteraction, .defersCurrentPageDisplay, .hidesForSinglePage],
    integers: [.currentPage, .numberOfPages],
    images: [.preferredIndicatorImage],
    strings: [.backgroundStyle, .catalog, .direction],
    defaultEvent: "valueChanged")
}
