internal import Vocabulary

extension ElementSchema {
  /// A controller of another storyboard.
  static let viewControllerPlaceholder = ElementSchema(
    .viewControllerPlaceholder, .placeholder, class: "UIViewController",
    strings: [.bundleIdentifier, .referencedIdentifier, .storyboardIdentifier, .storyboardName, .title])

  /// File's Owner or First Responder.
  static let placeholder = ElementSchema(
    .placeholder, .placeholder,
    strings: [.placeholderIdentifier])

  /// Where unwind segues of a scene lead.
  static let exit = ElementSchema(.exit, .placeholder)
}
