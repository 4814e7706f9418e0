internal import Vocabulary

extension ElementSchema {
  /// What differs for some size classes: any property of its owner.
  static let variation = ElementSchema(.variation, .value)

  /// Which views or constraints are installed.
  static let mask = ElementSchema(.mask, .value)

  /// Something that is not installed.
  static let exclude = ElementSchema(
    .exclude, .value,
    required: [.reference],
    references: [.reference])

  /// Something that is installed again.
  static let include = ElementSchema(
    .include, .value,
    required: [.reference],
    references: [.reference])
}
