internal import Catalog
package import Diagnostics
package import Resolution
internal import SpecDecoding

/// A spec of a test, loaded and resolved.
package struct ResolvedSpec {
  package let loaded: LoadedSpec
  package let templates: Templates?
  package var bag: DiagnosticBag
  /// The findings in order.
  package var found: [FoundPlace] { loaded.sources.map { FoundPlace.all(bag, $0) } ?? [] }
  /// `kind text` of each finding.
  package var kinds: [String] { found.map { "\($0.kind) \($0.text)" } }

  /// Resolves a loaded spec.
  package init(_ loaded: LoadedSpec) {
    var bag = loaded.bag
    templates = loaded.sources.map { Resolver.resolve($0, into: &bag) }
    self.loaded = loaded
    self.bag = bag
  }

  /// Loads and resolves `text` as `spec.xml`, with `files` beside it.
  package init(_ text: String, files: [String: String] = [:]) {
    self.init(LoadedSpec(text, files: files))
  }

  /// The template of a scene.
  package func scene(_ name: String) -> Template? {
    guard let templates, let scene = templates.scenes.first(where: { $0.name == name }) else { return nil }
    return templates.documents[scene.document].template
  }

  /// The constraints of a template as text, in order: `title.top = root/safeArea.top + 8`.
  package static func constraints(_ template: Template) -> [String] {
    template.constraints.map { constraint in
      let relation =
        switch constraint.relation {
        case .equal: "="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
      var text = "\(template.nodes[constraint.first.index].id).\(constraint.firstAttribute) \(relation)"
      if let second = constraint.second, let attribute = constraint.secondAttribute {
        text += " \(template.nodes[second.index].id).\(attribute)"
        if constraint.multiplier != 1 { text += " * \(constraint.multiplier)" }
        if constraint.constant != 0 { text += " + \(constraint.constant)" }
      } else {
        text += " \(constraint.constant)"
      }
      return constraint.priority == 1000 ? text : text + " @\(constraint.priority)"
    }
  }
}
