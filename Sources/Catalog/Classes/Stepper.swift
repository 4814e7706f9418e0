internal import Vocabulary

extension ElementSchema {
  /// Plus and minus.
  static let stepper = ElementSchema(
    .stepper, .view, class: "UIStepper", base: .control,
    booleans: [.autorepeat, .continuous, .wraps],
    numbers: [.maximumValue, .minimumValue, .stepValue, .value],
    defaultEvent: "valueChanged")
}
