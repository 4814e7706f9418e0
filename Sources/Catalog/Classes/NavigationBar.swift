internal import Vocabulary

extension ElementSchema {
  /// The bar at the top of a navigation controller.
  static let navigationBar = ElementSchema(
    .navigationBar, .view, class: "UINavigationBar", base: .view,
    booleans: [.largeTitles, .translucent],
    strings: [
      .backIndicatorImage, .backIndicatorTransitionMaskImage, .barPosition, .preferredBehavioralStyle,
      .shadowImage,
    ],
    enumerations: [(.barStyle, Spellings.barStyle)])
}
