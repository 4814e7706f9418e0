internal import Vocabulary

extension ElementSchema {
  /// A well that shows and picks a colour.
  static let colorWell = ElementSchema(
    .colorWell, .view, class: "UIColorWell", base: .control,
    booleans: [.supportsAlpha],
    strings: [.title],
    defaultEvent: "valueChanged")
}
