internal import Vocabulary

extension ElementSchema {
  /// A menu of a button or of the application.
  static let menu = ElementSchema(
    .menu, .item, class: "UIMenu",
    booleans: [.autoenablesItems],
    strings: [.identifier, .image, .preferredElementSize, .systemMenu, .title])

  /// A command of a menu.
  static let command = ElementSchema(
    .command, .item, class: "UICommand",
    strings: [.discoverabilityTitle, .image, .selector, .state, .title])

  /// A command with a key.
  static let keyCommand = ElementSchema(
    .keyCommand, .item, class: "UIKeyCommand",
    booleans: [.allowsAutomaticLocalization, .allowsAutomaticMirroring, .wantsPriorityOverSystemBehavior],
    strings: [.discoverabilityTitle, .image, .input, .keyEquivalent, .selector, .title])
}
