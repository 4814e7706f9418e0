internal import Vocabulary

extension ElementSchema {
  /// The subviews of a view.
  static let subviews = ElementSchema(.subviews, .group)

  /// The items of a bar.
  static let items = ElementSchema(.items, .group)

  /// The items of a controller's toolbar.
  static let toolbarItems = ElementSchema(.toolbarItems, .group)

  /// Several items at the left of a navigation bar.
  static let leftBarButtonItems = ElementSchema(.leftBarButtonItems, .group)

  /// Several items at the right of a navigation bar.
  static let rightBarButtonItems = ElementSchema(.rightBarButtonItems, .group)

  /// The controllers of a container.
  static let viewControllers = ElementSchema(.viewControllers, .group)

  /// The gesture recognisers of a view.
  static let gestureRecognizers = ElementSchema(.gestureRecognizers, .group)

  /// The scopes of a search bar.
  static let scopeButtonTitles = ElementSchema(.scopeButtonTitles, .group)

  /// Animations of a view; always empty for iOS.
  static let animations = ElementSchema(.animations, .group)

  /// The key commands of a controller.
  static let keyCommands = ElementSchema(.keyCommands, .group)

  /// The elements of a menu.
  static let children = ElementSchema(.children, .group)
}
