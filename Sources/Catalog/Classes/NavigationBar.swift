internal import Vocabulary

extension ElementSchema {
  /// The bar at the top of a navigation controller.
  static let navigationBar = ElementSchema(
    .navigationBar, .view, class: "UINavigationBar", base: .view,
    booleans: [.largeTitles, .translucent],
    images: [.backIndicatorImage, .backIndicatorTransitionMaskImage, .shadowImage],
    strings: [.barPosition, .preferredBehavioralStyle],
    enumerations: [(.barStyle, Spellings.barStyle)])
}
