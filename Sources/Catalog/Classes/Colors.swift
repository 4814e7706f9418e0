internal import Vocabulary

extension ElementSchema {
  /// A colour in one of twelve shapes.
  static let color = ElementSchema(
    .color, .value,
    numbers: [.alpha, .black, .blue, .cyan, .green, .magenta, .red, .white, .yellow],
    strings: [
      .catalog, .cocoaTouchSystemColor, .colorSpace, .customColorSpace, .name, .systemColor,
      .xcode11CocoaTouchSystemColor,
    ])

  /// A colour of the asset catalogue with its fallback.
  static let namedColor = ElementSchema(
    .namedColor, .value,
    required: [.name],
    strings: [.name])

  /// A colour of the system with its fallback.
  static let systemColor = ElementSchema(
    .systemColor, .value,
    required: [.name],
    strings: [.name])
}
