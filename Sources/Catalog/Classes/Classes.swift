internal import Vocabulary

extension ElementSchema {
  /// Classes that an old document describes.
  static let classes = ElementSchema(.classes, .group)

  /// A class that an old document describes.
  static let `class` = ElementSchema(
    .class, .value,
    strings: [.className, .superclassName])

  /// Where a class is declared.
  static let source = ElementSchema(
    .source, .value,
    strings: [.relativePath, .type])

  /// Outlets and actions of a class.
  static let relationships = ElementSchema(.relationships, .group)

  /// An outlet or action of a class.
  static let relationship = ElementSchema(
    .relationship, .value,
    strings: [.candidateClass, .kind, .name])
}
