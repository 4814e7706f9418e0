package import Catalog
internal import Geometry
package import Resolution
internal import SpecDecoding

/// Makes the views of a template for one set of traits: the only place for variations, bindings, states, data
/// and languages.
package enum Instantiator {
  /// The tree of `template` for `traits`.
  package static func instantiate(_ template: Template, traits: Traits) -> ViewTree {
    var tree = ViewTree(
      name: template.name, info: template.info, traits: traits, nodes: template.nodes,
      constraints: template.constraints, connections: template.connections, roots: template.roots)
    for variation in template.variations where variation.condition.holds(for: traits) {
      for change in variation.changes { apply(change, to: &tree) }
    }
    if let language = traits.language,
      let texts = template.translations.first(where: { $0.language == language })?.texts
    {
      for text in texts { tree.nodes[text.node.index].properties[text.key] = .string(text.text) }
    }
    return tree
  }

  private static func apply(_ change: NodeVariation.Change, to tree: inout ViewTree) {
    switch change {
    case .property(let node, let key, let value): tree.nodes[node.index].properties[key] = value
    case .installed(let node, let isInstalled): tree.nodes[node.index].isInstalled = isInstalled
    case .constraintInstalled(let position, let isInstalled):
      tree.constraints[position].isInstalled = isInstalled
    case .constraintConstant(let position, let value): tree.constraints[position].constant = value
    case .constraintPriority(let position, let value): tree.constraints[position].priority = value
    case .constraintMultiplier(let position, let value): tree.constraints[position].multiplier = value
    }
  }
}

extension SpecVariation.Condition {
  /// Whether the condition holds: without a device only `default` does, and a class that is named must be the
  /// device's.
  package func holds(for traits: Traits) -> Bool {
    if isDefault { return true }
    if let idiom, idiom != (traits.device?.isPad == true ? "pad" : "phone") { return false }
    if let isWidthRegular, isWidthRegular != traits.isWidthRegular { return false }
    if let isHeightRegular, isHeightRegular != traits.isHeightRegular { return false }
    return traits.device != nil
  }
}
