internal import Vocabulary

extension ElementSchema {
  /// Controllers to switch between by tabs.
  static let tabBarController = ElementSchema(
    .tabBarController, .controller, class: "UITabBarController", base: .viewController,
    integers: [.selectedIndex],
    strings: [.mode])
}
