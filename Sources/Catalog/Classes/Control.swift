internal import Vocabulary

extension ElementSchema {
  /// What every control has; documents name its subclasses.
  static let control = ElementSchema(
    .control, .view, class: "UIControl", base: .view,
    booleans: [.contextMenuInteractionEnabled, .enabled, .highlighted, .selected, .showsMenuAsPrimaryAction],
    enumerations: [
      (.contentHorizontalAlignment, Spellings.horizontalAlignment),
      (.contentVerticalAlignment, Spellings.verticalAlignment),
    ])
}
