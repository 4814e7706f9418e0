internal import Vocabulary

extension ElementSchema {
  /// A tab.
  static let tabBarItem = ElementSchema(
    .tabBarItem, .item, class: "UITabBarItem",
    booleans: [.enabled, .springLoaded],
    integers: [.tag],
    strings: [
      .badgeValue, .catalog, .image, .landscapeImage, .landscapeImagePhone, .largeContentSizeImage,
      .restorationIdentifier, .selectedImage, .title,
    ],
    enumerations: [
      (
        .systemItem,
        [
          "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks",
          "search", "downloads", "mostRecent", "mostViewed",
        ]
      )
    ])
}
