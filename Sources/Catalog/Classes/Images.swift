internal import Vocabulary

extension ElementSchema {
  /// An image with its symbol configuration.
  static let imageReference = ElementSchema(
    .imageReference, .value,
    numbers: [.variableValue],
    images: [.image],
    strings: [.appearanceIdiom, .catalog, .name, .renderingMode, .symbolScale])

  /// An image that a document uses.
  static let image = ElementSchema(
    .image, .value,
    numbers: [.height, .width],
    strings: [.catalog, .name, .renderingMode, .resizingMode, .value])

  /// Size and weight of a symbol.
  static let preferredSymbolConfiguration = ElementSchema(
    .preferredSymbolConfiguration, .value,
    numbers: [.pointSize],
    strings: [.configurationType, .renderingMode, .scale, .textStyle, .variableValueMode, .weight])
}
