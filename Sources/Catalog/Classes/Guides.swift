internal import Vocabulary

extension ElementSchema {
  /// A guide of a view: safe area, content, frame.
  static let viewLayoutGuide = ElementSchema(.viewLayoutGuide, .guide, class: "UILayoutGuide")

  /// The top or bottom layout guide of a controller, from before safe areas.
  static let viewControllerLayoutGuide = ElementSchema(
    .viewControllerLayoutGuide, .guide, class: "UILayoutSupport",
    enumerations: [(.type, ["top", "bottom"])])

  /// A line of the editor that views snap to.
  static let userLayoutGuide = ElementSchema(
    .userLayoutGuide, .guide,
    numbers: [.location],
    strings: [.affinity])

  /// The guide that follows the keyboard.
  static let keyboardLayoutGuide = ElementSchema(
    .keyboardLayoutGuide, .guide, class: "UIKeyboardLayoutGuide", base: .viewLayoutGuide,
    booleans: [.followsUndockedKeyboard, .usesBottomSafeArea],
    numbers: [.keyboardDismissPadding])

  /// The layout guides of a controller.
  static let layoutGuides = ElementSchema(.layoutGuides, .group)

  /// The editor's guides of a view.
  static let userGuides = ElementSchema(.userGuides, .group)
}
