internal import Catalog
internal import Diagnostics
internal import SpecDecoding
internal import Vocabulary

extension Resolver {
  /// Binds what size classes change.
  ///
  /// `default` comes first, then what names one class, then what names two, as UIKit applies them.
  ///
  /// Needs: nodes and constraints. Leaves: `variations`.
  static func bindVariations(of spec: Spec, _ nodes: NodeIndex, into template: inout Template) {
    guard !spec.variations.isEmpty else { return }
    let binder = VariationBinder(spec: spec, nodes: nodes, constraints: template.constraints)
    let ordered = spec.variations.enumerated().sorted { a, b in
      (a.element.condition.specificity, a.offset) < (b.element.condition.specificity, b.offset)
    }
    template.variations = ordered.map { binder.bind($0.element) }.filter { !$0.changes.isEmpty }
  }
}

extension SpecVariation.Condition {
  /// How much a condition asks: 0 for `default`.
  fileprivate var specificity: Int {
    isDefault ? 0 : 1 + (isWidthRegular == nil ? 0 : 1) + (isHeightRegular == nil ? 0 : 1)
  }
}

/// Turns written variations into changes of nodes and constraints.
private struct VariationBinder {
  let spec: Spec
  let nodes: NodeIndex
  private let reader: PropertyReader
  /// Positions in the template by the constraint's element.
  private var positionOfElement: [Int32: Int] = [:]
  private var positionOfID: [ObjectID: Int] = [:]

  init(spec: Spec, nodes: NodeIndex, constraints: [ResolvedConstraint]) {
    self.spec = spec
    self.nodes = nodes
    reader = PropertyReader(spec)
    for (position, constraint) in constraints.enumerated() {
      positionOfElement[constraint.origin.place.element] = position
      if let id = spec.ids.find(constraint.id) { positionOfID[id] = position }
    }
  }

  func bind(_ written: SpecVariation) -> NodeVariation {
    var changes: [NodeVariation.Change] = []
    for id in written.excludedViews { install(id, false, &changes) }
    for id in written.includedViews { install(id, true, &changes) }
    for id in written.excludedConstraints { installConstraint(id, false, &changes) }
    for id in written.includedConstraints { installConstraint(id, true, &changes) }
    addProperties(of: written, &changes)
    return NodeVariation(condition: written.condition, changes: changes)
  }

  private func install(_ id: ObjectID, _ isInstalled: Bool, _ changes: inout [NodeVariation.Change]) {
    if let node = nodes.node(id) { changes.append(.installed(node, isInstalled)) }
  }

  private func installConstraint(
    _ id: ObjectID, _ isInstalled: Bool, _ changes: inout [NodeVariation.Change]
  ) {
    if let position = positionOfID[id] { changes.append(.constraintInstalled(position, isInstalled)) }
  }

  private func addProperties(of written: SpecVariation, _ changes: inout [NodeVariation.Change]) {
    let bag = reader.overrides(of: Int(written.element))
    if let position = positionOfElement[written.owner] {
      if let value = bag.number(.constant) { changes.append(.constraintConstant(position, value)) }
      if let value = bag.number(.priority) { changes.append(.constraintPriority(position, value)) }
      if let value = bag.number(.multiplier) { changes.append(.constraintMultiplier(position, value)) }
      return
    }
    let owner = Int(written.owner)
    guard spec.objectOfElement.indices.contains(owner), spec.objectOfElement[owner] >= 0 else { return }
    let node = NodeID(Int(spec.objectOfElement[owner]))
    for entry in bag.entries { changes.append(.property(node, entry.key, entry.value)) }
  }
}
