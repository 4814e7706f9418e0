internal import Vocabulary

extension ElementSchema {
  /// The bar at the bottom of a tab bar controller.
  static let tabBar = ElementSchema(
    .tabBar, .view, class: "UITabBar", base: .view,
    booleans: [.translucent],
    numbers: [.itemSpacing, .itemWidth],
    images: [.backgroundImage, .selectionIndicatorImage, .shadowImage],
    enumerations: [(.barStyle, Spellings.barStyle), (.itemPositioning, ["automatic", "fill", "centered"])])
}
