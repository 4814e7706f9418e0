internal import Vocabulary

extension ElementSchema {
  /// A tab.
  static let tabBarItem = ElementSchema(
    .tabBarItem, .item, class: "UITabBarItem",
    booleans: [.enabled, .springLoaded],
    integers: [.tag],
    images: [.image, .landscapeImage, .landscapeImagePhone, .largeContentSizeImage, .selectedImage],
    strings: [.badgeValue, .catalog, .restorationIdentifier, .title],
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
