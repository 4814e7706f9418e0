internal import Vocabulary

extension ElementSchema {
  /// A line of text to edit.
  static let textField = ElementSchema(
    .textField, .view, class: "UITextField", base: .control,
    booleans: [
      .adjustsFontForContentSizeCategory, .adjustsFontSizeToFit, .allowsEditingTextAttributes,
      .clearsOnBeginEditing, .clearsOnInsertion, .usesAttributedText,
    ],
    numbers: [.minimumFontSize],
    images: [.background, .disabledBackground],
    strings: [.inlinePredictionType, .lineBreakMode, .placeholder, .text],
    defaultEvent: "editingDidEnd",
    enumerations: [
      (.borderStyle, ["none", "line", "bezel", "roundedRect"]),
      (.clearButtonMode, ["never", "whileEditing", "unlessEditing", "always"]),
      (.leftViewMode, ["never", "whileEditing", "unlessEditing", "always"]),
      (.rightViewMode, ["never", "whileEditing", "unlessEditing", "always"]),
      (.textAlignment, Spellings.textAlignment),
    ])
}
