internal import Catalog
internal import Diagnostics
package import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// A document with what several rules ask of it.
package struct CheckedDocument: Sendable {
  package let spec: Spec
  /// For each id whether a mask leaves out the constraint or view that has it, for some size classes or all.
  private let isVaried: [Bool]
  /// For each id whether a default mask leaves it out and no other takes it back.
  private let isNeverInstalled: [Bool]

  /// Prepares a document for the rules.
  package init(_ spec: Spec) {
    self.spec = spec
    var varied = [Bool](repeating: false, count: spec.ids.count)
    var never = varied
    for variation in spec.variations {
      for id in variation.excludedConstraints + variation.excludedViews {
        varied[Int(id.number)] = true
        if variation.condition.isDefault { never[Int(id.number)] = true }
      }
      for id in variation.includedConstraints + variation.includedViews { varied[Int(id.number)] = true }
    }
    for variation in spec.variations {
      for id in variation.includedConstraints + variation.includedViews { never[Int(id.number)] = false }
    }
    isVaried = varied
    isNeverInstalled = never
  }

  /// Whether size classes decide if the constraint is installed.
  func isVaried(_ constraint: SpecConstraint) -> Bool {
    constraint.id.map { isVaried[Int($0.number)] } ?? false
  }

  /// Whether the constraint is installed for no size class.
  func isNeverInstalled(_ constraint: SpecConstraint) -> Bool {
    constraint.id.map { isNeverInstalled[Int($0.number)] } ?? false
  }

  // MARK: Constraint items

  /// What the id of a constraint's item leads to.
  enum Item: Equatable {
    /// A view or guide by its number.
    case object(Int)
    /// An object or element that has no frame.
    case unfit
    /// Nothing; the reference dangles.
    case missing
  }

  /// The first item of a constraint: the owner where none is written.
  func firstItem(of constraint: SpecConstraint) -> Item {
    guard let id = constraint.firstItem else {
      return constraint.owner < 0 ? .missing : item(Int(constraint.owner))
    }
    return item(id)
  }

  /// What an id that a constraint names leads to.
  func item(_ id: ObjectID) -> Item {
    if let object = spec.object(id) { return item(object) }
    return spec.element(declaring: id) == nil ? .missing : .unfit
  }

  private func item(_ object: Int) -> Item {
    switch spec.objects[object].role {
    case .view, .guide: .object(object)
    default: .unfit
    }
  }

  // MARK: Words and places

  /// The place of an attribute's value, or of the element's name where it isn't written.
  func place(_ name: Name, of constraint: SpecConstraint) -> SpanRef {
    spec.tree.place(of: name, in: Int(constraint.element))
  }

  /// The id of an object, or of the nearest one around it that has one.
  func objectText(_ object: Int) -> String? {
    var object = object
    while object >= 0 {
      if let id = spec.objects[object].id { return spec.ids.text(id) }
      object = Int(spec.objects[object].parent)
    }
    return nil
  }

  /// The id of a constraint, or of its owner where it has none.
  func objectText(_ constraint: SpecConstraint) -> String? {
    constraint.id.map { spec.ids.text($0) } ?? objectText(Int(constraint.owner))
  }

  /// An object in words: its element and id.
  func words(_ object: Int) -> String {
    let name = spec.tree.nameText(of: Int(spec.objects[object].element))
    return spec.objects[object].id.map { "\(name) '\(spec.ids.text($0))'" } ?? name
  }
}
