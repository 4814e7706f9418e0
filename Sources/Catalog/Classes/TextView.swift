internal import Vocabulary

extension ElementSchema {
  /// Text of many lines, to read or edit.
  static let textView = ElementSchema(
    .textView, .view, class: "UITextView", base: .scrollView,
    booleans: [
      .adjustsFontForContentSizeCategory, .allowsEditingTextAttributes, .clearsOnInsertion, .editable,
      .findInteractionEnabled, .selectable, .usesAttributedText, .usesStandardTextScaling,
    ],
    strings: [.borderStyle, .text],
    enumerations: [(.textAlignment, Spellings.textAlignment)])
}
