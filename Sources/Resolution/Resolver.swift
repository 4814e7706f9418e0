package import Diagnostics
package import SpecDecoding

/// Turns a decoded document into a template: the passes in order, each in a file of its own.
///
/// Input: a `Spec`. Output: a `Template`. Gone afterwards: ids as references, components, defaults of
/// structure.
package struct Resolver {
  /// The template of a document of Interface Builder.
  ///
  /// Dangling references are left out in silence here; the document's rules report them.
  package static func resolve(_ spec: Spec, name: String, into bag: inout DiagnosticBag) -> Template {
    var template = Template(
      file: spec.file.id, name: name, info: DocumentInfo(spec), nodes: [], constraints: [], connections: [],
      roots: [], variations: [])
    buildNodes(of: spec, into: &template)
    let nodes = NodeIndex(spec)
    bindConstraints(of: spec, nodes, into: &template)
    bindConnections(of: spec, nodes, into: &template)
    bindVariations(of: spec, nodes, into: &template)
    findRoots(of: spec, nodes, into: &template)
    // Must come after the connections: bars follow relationships and segues.
    inferBars(of: spec, nodes, into: &template)
    return template
  }
}
