internal import Vocabulary

extension ElementSchema {
  /// Wheels to pick from.
  static let pickerView = ElementSchema(
    .pickerView, .view, class: "UIPickerView", base: .view,
    booleans: [.showsSelectionIndicator])
}
