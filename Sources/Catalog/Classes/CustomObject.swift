internal import Vocabulary

extension ElementSchema {
  /// An object of the document's own class.
  static let customObject = ElementSchema(.customObject, .object, class: "NSObject")

  /// An object that a framework adds.
  static let containerObject = ElementSchema(.containerObject, .object, class: "NSObject")
}
