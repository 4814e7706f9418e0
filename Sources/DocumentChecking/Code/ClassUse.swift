internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// A class that a document names for one of its elements.
struct ClassUse {
  /// The element's number in the tree.
  let element: Int
  let name: String
  /// The module that is written; nil where none is.
  let module: String?
  /// Whether the module is that of the target which compiles the document, whatever is written.
  let isOfTarget: Bool

  /// What `element` names; nil where it names no class.
  init?(_ element: Int, in spec: Spec) {
    guard let name = spec.tree.string(.customClass, in: element), !name.isEmpty else { return nil }
    self.element = element
    self.name = name
    let module = spec.tree.string(.customModule, in: element)
    self.module = module?.isEmpty == true ? nil : module
    isOfTarget = spec.tree.string(.customModuleProvider, in: element) == "target"
  }
}
