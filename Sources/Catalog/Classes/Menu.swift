internal import Vocabulary

extension ElementSchema {
  /// A menu of a button or of the application.
  static let menu = ElementSchema(
    .menu, .item, class: "UIMenu",
    booleans: [.autoenablesItems],
    images: [.image],
    strings: [.identifier, .preferredElementSize, .systemMenu, .title])

  /// A command of a menu.
  static let command = ElementSchema(
    .command, .item, class: "UICommand",
    images: [.image],
    strings: [.discoverabilityTitle, .selector, .state, .title])

  /// A command with a key.
  static let keyCommand = ElementSchema(
    .keyCommand, .item, class: "UIKeyCommand",
    booleans: [.allowsAutomaticLocalization, .allowsAutomaticMirroring, .wantsPriorityOverSystemBehavior],
    images: [.image],
    strings: [.discoverabilityTitle, .input, .keyEquivalent, .selector, .title])
}
