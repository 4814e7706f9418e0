internal import Vocabulary

extension ElementSchema {
  /// The runtime attributes of an object.
  static let userDefinedRuntimeAttributes = ElementSchema(.userDefinedRuntimeAttributes, .group)

  /// A value that loading sets by key path.
  static let userDefinedRuntimeAttribute = ElementSchema(
    .userDefinedRuntimeAttribute, .value,
    booleans: [.localized],
    strings: [.catalog, .keyPath, .value],
    enumerations: [
      (
        .type,
        [
          "boolean", "number", "string", "localizedString", "point", "size", "rect", "range", "color",
          "image", "nil",
        ]
      )
    ])
}
