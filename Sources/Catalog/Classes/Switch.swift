internal import Vocabulary

extension ElementSchema {
  /// On or off.
  static let `switch` = ElementSchema(
    .switch, .view, class: "UISwitch", base: .control,
    booleans: [.on],
    images: [.offImage, .onImage],
    strings: [.preferredStyle, .title],
    defaultEvent: "valueChanged")
}
