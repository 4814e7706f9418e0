package import Catalog
package import SpecDecoding

/// What changes in a template for some traits.
package struct NodeVariation: Sendable {
  /// What a variation changes.
  package enum Change: Sendable {
    case property(NodeID, PropertyKey, PropertyValue)
    case installed(NodeID, Bool)
    case constraintInstalled(Int, Bool)
    case constraintConstant(Int, Double)
    case constraintPriority(Int, Double)
    case constraintMultiplier(Int, Double)
  }

  package let condition: SpecVariation.Condition
  package let changes: [Change]

  /// Makes a variation that holds under `condition`.
  package init(condition: SpecVariation.Condition, changes: [Change]) {
    self.condition = condition
    self.changes = changes
  }
}
