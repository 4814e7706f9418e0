internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// A runtime attribute of an object.
struct RuntimeAttribute {
  /// The element's number in the tree.
  let element: Int
  let keyPath: String
  /// The form of the value, as `number` or `color`.
  let type: String
  /// The number of the object that has it.
  let owner: Int

  /// The runtime attributes of a document's objects, in document order.
  static func all(in spec: Spec) -> [RuntimeAttribute] {
    spec.tree.elements.indices.compactMap { element in
      guard spec.tree.elements[element].name == .userDefinedRuntimeAttribute,
        let keyPath = spec.tree.string(.keyPath, in: element), !keyPath.isEmpty
      else { return nil }
      let group = Int(spec.tree.elements[element].parent)
      guard group >= 0 else { return nil }
      let holder = Int(spec.tree.elements[group].parent)
      guard holder >= 0, spec.objectOfElement[holder] >= 0 else { return nil }
      return RuntimeAttribute(
        element: element, keyPath: keyPath, type: spec.tree.string(.type, in: element) ?? "",
        owner: Int(spec.objectOfElement[holder]))
    }
  }

  /// The part of the key path before its first dot.
  var firstKey: String { String(keyPath.prefix { $0 != "." }) }
}
