internal import Catalog
internal import Geometry
internal import Vocabulary
internal import XMLParsing

extension DocumentPass {
  private static let attributeSpellings = SpellingTable(ConstraintAttribute.spellings)
  private static let relationSpellings = SpellingTable(ConstraintRelation.allCases.map(\.rawValue))

  /// Adds a constraint; wrong values were reported with the attributes and leave nil.
  mutating func addConstraint(_ index: Int, id: ObjectID?) {
    var constraint = SpecConstraint(element: Int32(index), owner: objectAround[index])
    constraint.id = id
    for row in rows.attributeRows(of: index) {
      let value = rows.value(row)
      switch rows.attributes[row].name {
      case .firstItem: constraint.firstItem = self.id(inRow: row)
      case .secondItem: constraint.secondItem = self.id(inRow: row)
      case .firstAttribute: constraint.firstAttribute = constraintAttribute(value)
      case .secondAttribute: constraint.secondAttribute = constraintAttribute(value)
      case .relation: constraint.relation = relation(value)
      case .multiplier: constraint.multiplier = ValueSyntax.multiplier(value)
      case .constant: constraint.constant = ValueSyntax.number(value)
      case .priority:
        constraint.priority = ValueSyntax.number(value).flatMap { $0 >= 1 && $0 <= 1000 ? $0 : nil }
      case .placeholder: constraint.isPlaceholder = isYes(value)
      default: break
      }
    }
    constraints.append(constraint)
  }

  private func constraintAttribute(_ value: UnsafeBufferPointer<UInt8>) -> ConstraintAttribute? {
    guard let index = DocumentPass.attributeSpellings.index(of: value) else { return nil }
    let all = ConstraintAttribute.allCases
    return index < all.count ? all[index] : .lastBaseline
  }

  private func relation(_ value: UnsafeBufferPointer<UInt8>) -> ConstraintRelation? {
    DocumentPass.relationSpellings.index(of: value).map { ConstraintRelation.allCases[$0] }
  }

  /// Whether a truth value is set.
  func isYes(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    value.count == 3 && value[0] == 0x59 && value[1] == 0x45 && value[2] == 0x53
  }

  /// Adds an outlet, outlet collection, action or segue.
  mutating func addConnection(_ index: Int) {
    guard objectAround[index] >= 0 else { return }
    let row = rows.row(of: .destination, in: index)
    connections.append(
      SpecConnection(
        element: Int32(index), name: rows.elements[index].name, owner: objectAround[index],
        destination: row.map { id(inRow: $0) }))
  }

  /// Adds a variation without its masks, which follow.
  mutating func addVariation(_ index: Int) {
    let key = tree.string(.key, in: index) ?? ""
    variations.append(
      SpecVariation(
        element: Int32(index), owner: rows.elements[index].parent,
        condition: SpecVariation.Condition(key: key)))
  }

  /// Adds an `exclude` or `include` of a mask to the variation around it.
  mutating func addMaskEntry(_ index: Int) {
    let mask = rows.elements[Int(rows.elements[index].parent)]
    let last = variations.count - 1
    guard last >= 0, variations[last].element == mask.parent,
      let row = rows.row(of: .reference, in: index)
    else { return }
    let id = id(inRow: row)
    switch (mask.key, rows.elements[index].name) {
    case (.subviews, .exclude): variations[last].excludedViews.append(id)
    case (.subviews, .include): variations[last].includedViews.append(id)
    case (.constraints, .exclude): variations[last].excludedConstraints.append(id)
    case (.constraints, .include): variations[last].includedConstraints.append(id)
    default: break
    }
  }

  /// Adds an image or colour of the document's list.
  mutating func addResource(_ index: Int) {
    guard let name = tree.string(.name, in: index) else { return }
    let color = tree.child(of: index, .color).flatMap { StoredColor.read($0, rows) }
    resources.append(
      SpecResource(
        element: Int32(index), name: rows.elements[index].name, resource: name, size: size(of: index),
        color: color, isSymbol: tree.string(.catalog, in: index) == "system"))
  }

  /// Adds what is stored of a designable view.
  mutating func addDesignable(_ index: Int) {
    guard let row = rows.row(of: .name, in: index) else { return }
    let child = tree.child(of: index, .size, key: .intrinsicContentSize)
    designables.append(
      SpecDesignable(
        element: Int32(index), id: id(inRow: row), intrinsicSize: child.flatMap { size(of: $0) }))
  }

  private func size(of index: Int) -> Size? {
    guard let width = rows.row(of: .width, in: index), let height = rows.row(of: .height, in: index),
      let w = ValueSyntax.number(rows.value(width)), let h = ValueSyntax.number(rows.value(height))
    else { return nil }
    return Size(width: w, height: h)
  }
}
