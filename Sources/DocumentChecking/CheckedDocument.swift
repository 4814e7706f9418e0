internal import Catalog
internal import Diagnostics
package import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// A document with what several rules ask of it.
package struct CheckedDocument: Sendable {
  package let spec: Spec
  /// The classes of its objects in the sources; nil where no sources were given.
  let code: DocumentCode?
  /// For each id whether a mask leaves out the constraint or view that has it, for some size classes or all.
  private let isVaried: [Bool]
  /// For each id whether a default mask leaves it out and no other takes it back.
  private let isNeverInstalled: [Bool]
  /// For each id whether an attribute names it.
  private let isReferred: [Bool]
  /// For each object the outermost view around it; itself where that is no view, -1 for objects without
  /// views.
  private let roots: [Int32]
  /// For each controller its root view; -1 for all else.
  private let controllerViews: [Int32]

  /// Prepares a document for the rules.
  package init(_ spec: Spec, code: CodeContext? = nil) {
    self.spec = spec
    self.code = code.map { DocumentCode(spec, $0) }
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
    var referred = [Bool](repeating: false, count: spec.ids.count)
    for reference in spec.references { referred[Int(reference.id.number)] = true }
    isReferred = referred
    (roots, controllerViews) = CheckedDocument.trees(of: spec)
  }

  /// The tables of outermost views and of controllers' views; a parent comes before its children.
  private static func trees(of spec: Spec) -> (roots: [Int32], controllerViews: [Int32]) {
    var roots = [Int32](repeating: -1, count: spec.objects.count)
    var views = roots
    for (number, object) in spec.objects.enumerated() where object.role == .view {
      var parent = Int(object.parent)
      // A section groups cells in the data of a table; the table is the view around them.
      if parent >= 0, spec.objects[parent].name == .tableViewSection {
        parent = Int(spec.objects[parent].parent)
      }
      let isInside = parent >= 0 && spec.objects[parent].role == .view
      roots[number] = isInside ? roots[parent] : Int32(number)
      let isOfController = parent >= 0 && spec.objects[parent].role == .controller
      if isOfController, object.slot == .view, views[parent] < 0 { views[parent] = Int32(number) }
    }
    return (roots, views)
  }

  /// Whether size classes decide if the constraint is installed.
  func isVaried(_ constraint: SpecConstraint) -> Bool {
    constraint.id.map { isVaried[Int($0.number)] } ?? false
  }

  /// Whether the constraint is installed for no size class.
  func isNeverInstalled(_ constraint: SpecConstraint) -> Bool {
    constraint.id.map { isNeverInstalled[Int($0.number)] } ?? false
  }

  /// Whether an attribute names the constraint, as an outlet does.
  func isReferred(_ constraint: SpecConstraint) -> Bool {
    constraint.id.map { isReferred[Int($0.number)] } ?? false
  }

  // MARK: Trees of views

  /// The view itself, or the one that a guide belongs to: the controller's for the guides of a controller.
  func owningView(of object: Int) -> Int? {
    guard spec.objects[object].role == .guide else {
      return spec.objects[object].role == .view ? object : nil
    }
    let owner = Int(spec.objects[object].parent)
    guard owner >= 0 else { return nil }
    if spec.objects[owner].role == .view { return owner }
    return controllerViews[owner] < 0 ? nil : Int(controllerViews[owner])
  }

  /// The outermost view around a view.
  func root(of view: Int) -> Int { Int(roots[view]) }

  /// Whether a view is another one or inside it.
  func isView(_ view: Int, inside other: Int) -> Bool {
    var object = view
    while object >= other {
      if object == other { return true }
      object = Int(spec.objects[object].parent)
    }
    return false
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
