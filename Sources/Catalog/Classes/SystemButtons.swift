internal import Vocabulary

extension ElementSchema {
  /// Shares the location once.
  static let locationButton = ElementSchema(
    .locationButton, .view, class: "CLLocationButton", base: .control,
    numbers: [.cornerRadius, .fontSize],
    strings: [.icon, .label],
    defaultEvent: "touchUpInside")

  /// Pastes without asking.
  static let pasteControl = ElementSchema(
    .pasteControl, .view, class: "UIPasteControl", base: .control,
    strings: [.cornerStyle, .displayMode])
}
