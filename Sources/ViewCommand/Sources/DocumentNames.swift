internal import Diagnostics
internal import Vocabulary
internal import XMLParsing

/// The names in documents that sources are searched for.
struct DocumentNames: Sendable {
  /// The classes.
  private(set) var classes: Set<String> = []
  /// The selectors of actions and of methods to unwind to.
  private(set) var selectors: Set<String> = []
  /// The outlets that objects of a class connect, for each class.
  private(set) var outlets: [String: Set<String>] = [:]
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
        outlets[name, default: []].formUnion(DocumentNames.outlets(of: element, in: tree))
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

  /// The properties that an object's outlets set.
  private static func outlets(of element: Int, in tree: XMLTree) -> [String] {
    guard let connections = tree.child(of: element, .connections) else { return [] }
    return tree.children(of: connections).compactMap { connection in
      let name = tree.elements[connection].name
      return name == .outlet || name == .outletCollection ? tree.string(.property, in: connection) : nil
    }
  }

  /// Adds the names of another document.
  mutating func merge(_ other: DocumentNames) {
    classes.formUnion(other.classes)
    selectors.formUnion(other.selectors)
    modules.formUnion(other.modules)
    outlets.merge(other.outlets) { $0.union($1) }
  }
}
