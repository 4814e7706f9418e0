package import Diagnostics

/// The trees of one document, resolved once: references bound, components expanded, defaults filled.
///
/// What depends on state, data, traits or language stands beside the nodes until instantiation.
package struct Template: Sendable {
  package let file: FileID
  /// The file's name without folder and extension, or the spec's `name`.
  package let name: String
  package var info: DocumentInfo
  /// A parent comes before its children.
  package var nodes: [Node]
  package var constraints: [ResolvedConstraint]
  package var connections: [ResolvedConnection]
  package var roots: [TreeRoot]
  /// In the order in which they apply: `default` first, then from general to specific.
  package var variations: [NodeVariation]
  /// The texts of each language that has some, but for the document's own.
  package var translations: [(language: String, texts: [TextTranslation])] = []

  /// Makes a template; see the properties.
  package init(
    file: FileID, name: String, info: DocumentInfo, nodes: [Node], constraints: [ResolvedConstraint],
    connections: [ResolvedConnection], roots: [TreeRoot], variations: [NodeVariation]
  ) {
    self.file = file
    self.name = name
    self.info = info
    self.nodes = nodes
    self.constraints = constraints
    self.connections = connections
    self.roots = roots
    self.variations = variations
  }
}
