package import XMLParsing

/// What a spec file declares, in the order in which it is written.
///
/// Bodies of scenes, components and cells stay in the tree, by the number of their element.
package struct SpecDeclarations: Sendable {
  package let tree: XMLTree
  package var header: SpecHeader
  package var imports: [ImportDeclaration] = []
  package var models: [ModelDeclaration] = []
  package var enumerations: [EnumerationDeclaration] = []
  package var data: [DataDeclaration] = []
  package var components: [ComponentDeclaration] = []
  package var cells: [CellDeclaration] = []
  package var scenes: [SceneDeclaration] = []
  package var states: [StateDeclaration] = []
  package var snapshots: [SnapshotDeclaration] = []

  /// Declares nothing yet.
  init(tree: XMLTree, header: SpecHeader) {
    self.tree = tree
    self.header = header
  }
}
