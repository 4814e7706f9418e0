internal import Vocabulary

extension ElementSchema {
  /// The look of a navigation bar.
  static let navigationBarAppearance = ElementSchema(
    .navigationBarAppearance, .value, class: "UINavigationBarAppearance",
    strings: [
      .backgroundEffect, .backgroundImage, .backgroundImageContentMode, .backIndicatorImage,
      .backIndicatorTransitionMaskImage, .shadowImage,
    ])

  /// The look of a tab bar.
  static let tabBarAppearance = ElementSchema(
    .tabBarAppearance, .value, class: "UITabBarAppearance",
    numbers: [.stackedItemSpacing, .stackedItemWidth],
    strings: [
      .backgroundEffect, .backgroundImage, .backgroundImageContentMode, .selectionIndicatorImage,
      .shadowImage, .stackedItemPositioning,
    ])

  /// The look of a toolbar.
  static let toolbarAppearance = ElementSchema(
    .toolbarAppearance, .value, class: "UIToolbarAppearance",
    strings: [.backgroundEffect, .backgroundImage, .backgroundImageContentMode, .shadowImage])
}
