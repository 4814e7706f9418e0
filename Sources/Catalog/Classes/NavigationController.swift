internal import Vocabulary

extension ElementSchema {
  /// A stack of controllers under a navigation bar.
  static let navigationController = ElementSchema(
    .navigationController, .controller, class: "UINavigationController", base: .viewController,
    booleans: [
      .hidesBarsOnSwipe, .hidesBarsOnTap, .hidesBarsWhenKeyboardAppears, .hidesBarsWhenVerticallyCompact,
      .navigationBarHidden, .toolbarHidden,
    ])
}
