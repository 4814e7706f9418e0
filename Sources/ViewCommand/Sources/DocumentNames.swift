internal import Diagnostics
internal import Vocabulary
internal import XMLParsing

/// The names in documents that sources are searched for.
struct DocumentNames: Sendable {
  /// The classes.
  private(set) var classes: Set<String> = []
  /// The selectors of actions and of methods to unwind to.
  private(set) var selectors: Set<String> = []
  /// The modules of the target that compiles the documents.
  private(set) var modules: Set<String> = []

  /// Starts without names.
  init() {}

  /// The names in one document.
  init(_ file: SourceFile) {
    var bag = DiagnosticBag()
    guard let tree = XMLParser.parse(file, into: &bag) else { return }
    for element in tree.elements.indices {
      if let name = tree.string(.customClass, in: element) {
        classes.insert(name)
        if tree.string(.customModuleProvider, in: element) == "target",
          let module = tree.string(.customModule, in: element)
        {
          modules.insert(module)
        }
      }
      for attribute in [Name.selector, .unwindAction, .destinationCreationSelector] {
        if let selector = tree.string(attribute, in: element) { selectors.insert(selector) }
      }
    }
  }

  /// Adds the names of another document.
  mutating func merge(_ other: DocumentNames) {
    classes.formUnion(other.classes)
    selectors.formUnion(other.selectors)
    modules.formUnion(other.modules)
  }
}
