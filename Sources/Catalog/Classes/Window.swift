internal import Vocabulary

extension ElementSchema {
  /// The window of an application.
  static let window = ElementSchema(
    .window, .view, class: "UIWindow", base: .view,
    booleans: [.resizesToFullScreen, .visibleAtLaunch])
}
