internal import Catalog
internal import SpecDecoding
internal import XMLParsing

extension Resolver {
  /// Binds the items of constraints to nodes.
  ///
  /// A constraint that misses something essential is left out; what it misses was reported where it was read.
  ///
  /// Needs: nodes. Leaves: `constraints`.
  static func bindConstraints(of spec: Spec, _ nodes: NodeIndex, into template: inout Template) {
    template.constraints.reserveCapacity(spec.constraints.count)
    for written in spec.constraints {
      guard let constraint = bind(written, spec, nodes) else { continue }
      template.constraints.append(constraint)
    }
  }

  private static func bind(
    _ written: SpecConstraint, _ spec: Spec, _ nodes: NodeIndex
  ) -> ResolvedConstraint? {
    guard written.owner >= 0, let attribute = written.firstAttribute, let relation = written.relation,
      let multiplier = written.multiplier, let constant = written.constant, let priority = written.priority
    else { return nil }
    let owner = NodeID(Int(written.owner))
    guard let first = written.firstItem == nil ? owner : nodes.node(written.firstItem) else { return nil }
    let second = nodes.node(written.secondItem)
    let isBinary = written.secondItem != nil || written.secondAttribute != nil
    guard isSound(attribute, second == nil ? nil : written.secondAttribute, isBinary: isBinary),
      second != first || written.secondAttribute != attribute
    else { return nil }
    let element = Int(written.element)
    return ResolvedConstraint(
      id: written.id.map(spec.ids.text) ?? "constraint/\(element)", first: first, firstAttribute: attribute,
      relation: relation, second: second, secondAttribute: written.secondAttribute, multiplier: multiplier,
      constant: constant, priority: priority, owner: owner, isPlaceholder: written.isPlaceholder,
      origin: Origin(spec.tree.place(of: element)))
  }

  /// Whether UIKit accepts the attributes together.
  private static func isSound(
    _ first: ConstraintAttribute, _ second: ConstraintAttribute?, isBinary: Bool
  ) -> Bool {
    guard isBinary else { return first.isSize }
    return second.map { first.mismatch(with: $0) == nil } ?? false
  }
}
