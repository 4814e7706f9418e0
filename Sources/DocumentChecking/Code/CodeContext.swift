package import SourceInterfaces

/// What the rules over documents and code know of the code.
package struct CodeContext: Sendable {
  package let index: SourceIndex
  /// The module that compiles a document; nil where that isn't known.
  package let module: String?
  /// The modules whose sources are in the index.
  package let ownModules: Set<String>

  /// Makes a context; see the properties.
  package init(_ index: SourceIndex, module: String? = nil, ownModules: Set<String> = []) {
    self.index = index
    self.module = module
    self.ownModules = ownModules
  }
}
