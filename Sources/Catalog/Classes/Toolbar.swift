internal import Vocabulary

extension ElementSchema {
  /// A bar of buttons.
  static let toolbar = ElementSchema(
    .toolbar, .view, class: "UIToolbar", base: .view,
    booleans: [.translucent],
    images: [.backgroundImage],
    strings: [.barPosition],
    enumerations: [(.barStyle, Spellings.barStyle)])
}
