internal import Vocabulary

extension ElementSchema {
  /// The look of a navigation bar.
  static let navigationBarAppearance = ElementSchema(
    .navigationBarAppearance, .value, class: "UINavigationBarAppearance",
    images: [.backgroundImage, .backIndicatorImage, .backIndicatorTransitionMaskImage, .shadowImage],
    strings: [.backgroundEffect, .backgroundImageContentMode])

  /// The look of a tab bar.
  static let tabBarAppearance = ElementSchema(
    .tabBarAppearance, .value, class: "UITabBarAppearance",
    numbers: [.stackedItemSpacing, .stackedItemWidth],
    images: [.backgroundImage, .selectionIndicatorImage, .shadowImage],
    strings: [.backgroundEffect, .backgroundImageContentMode, .stackedItemPositioning])

  /// The look of a toolbar.
  static let toolbarAppearance = ElementSchema(
    .toolbarAppearance, .value, class: "UIToolbarAppearance",
    images: [.backgroundImage, .shadowImage],
    strings: [.backgroundEffect, .backgroundImageContentMode])
}
