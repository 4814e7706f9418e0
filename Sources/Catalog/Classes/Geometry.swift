internal import Vocabulary

extension ElementSchema {
  /// A rectangle in points.
  static let rect = ElementSchema(
    .rect, .value,
    required: [.x, .y, .width, .height],
    numbers: [.height, .width, .x, .y])

  /// A frame by its insets, in points.
  static let frame = ElementSchema(
    .frame, .value,
    numbers: [.height, .maxX, .maxY, .minX, .minY, .width])

  /// A size in points.
  static let size = ElementSchema(
    .size, .value,
    required: [.width, .height],
    numbers: [.height, .width])

  /// A position in points.
  static let point = ElementSchema(
    .point, .value,
    required: [.x, .y],
    numbers: [.x, .y])

  /// Insets in points by coordinates.
  static let inset = ElementSchema(
    .inset, .value,
    numbers: [.maxX, .maxY, .minX, .minY])

  /// Insets in points by edges.
  static let edgeInsets = ElementSchema(
    .edgeInsets, .value,
    numbers: [.bottom, .left, .right, .top])

  /// Insets in points by reading direction.
  static let directionalEdgeInsets = ElementSchema(
    .directionalEdgeInsets, .value,
    numbers: [.bottom, .leading, .top, .trailing])

  /// The edges at which a view runs under bars.
  static let extendedEdge = ElementSchema(
    .extendedEdge, .value,
    booleans: [.bottom, .left, .right, .top])

  /// An offset in points.
  static let offsetWrapper = ElementSchema(
    .offsetWrapper, .value,
    numbers: [.horizontal, .vertical])

  /// Which distances of a view stretch with its superview.
  static let autoresizingMask = ElementSchema(
    .autoresizingMask, .value,
    booleans: [.flexibleMaxX, .flexibleMaxY, .flexibleMinX, .flexibleMinY, .heightSizable, .widthSizable])

  /// A value of a struct type in points.
  static let value = ElementSchema(
    .value, .value,
    numbers: [.height, .width, .x, .y],
    strings: [.type])
}
