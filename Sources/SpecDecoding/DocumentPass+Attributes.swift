internal import Catalog
internal import Diagnostics
internal import Vocabulary
internal import XMLParsing

extension DocumentPass {
  /// Checks the attributes of an element by the catalogue, keeps its references, and gives its id.
  mutating func scanAttributes(of index: Int, isKnown: Bool) -> ObjectID? {
    let element = rows.elements[index].name
    var declared: ObjectID?
    let typed = element == .variation ? variedElement(index) : element
    for row in rows.attributeRows(of: index) {
      switch rows.attributes[row].name {
      case .key: continue
      case .id:
        if element != .device, element != .adaptation { declared = declareID(row: row, of: index) }
      default:
        if isKnown { checkAttribute(row, of: index, as: typed) }
      }
    }
    for number in table.requirements(element) { require(table.requiredName(number), in: index) }
    return declared
  }

  /// The element around a variation, whose attributes the variation may have.
  private func variedElement(_ index: Int) -> Name {
    let parent = Int(rows.elements[index].parent)
    return parent < 0 ? .unknown : rows.elements[parent].name
  }

  private mutating func checkAttribute(_ row: Int, of index: Int, as element: Name) {
    let value = rows.value(row)
    switch table.check(element, rows.attributes[row].name) {
    case .any:
      break
    case .unknown:
      if table.role(element) != nil { reportUnknown(row, of: index, as: element) }
    case .reference:
      references.append(SpecReference(element: Int32(index), row: Int32(row), id: id(inRow: row)))
    case .boolean:
      if !isTruthValue(value) { reportTruthValue(row, of: index) }
    case .number:
      if ValueSyntax.number(value) == nil { reportNumber(row, of: index, .number) }
    case .numberOrInfinite:
      if ValueSyntax.number(value) == nil, !value.elementsEqual("infinite".utf8) {
        reportNumber(row, of: index, .number)
      }
    case .integer:
      if !isInteger(value) { reportNumber(row, of: index, .integer) }
    case .multiplier:
      if ValueSyntax.multiplier(value) == nil { reportNumber(row, of: index, .multiplier) }
    case .priority:
      checkPriority(row, of: index, value)
    case .enumeration(let number):
      if !table.contains(value, enumeration: number) {
        reportValue(row, of: index, table.words(enumeration: number))
      }
    }
  }

  private mutating func require(_ name: Name, in index: Int) {
    guard rows.row(of: name, in: index) == nil else { return }
    let exemptions = table.exemptions(rows.elements[index].name)
    if exemptions.contains(where: { rows.row(of: $0, in: index) != nil }) { return }
    bag.report(
      AttributeKinds.missingAttribute, at: tree.place(of: index),
      .missing(name.rawValue, tree.nameText(of: index)), object: objectText(index))
  }

  private mutating func checkPriority(_ row: Int, of index: Int, _ value: UnsafeBufferPointer<UInt8>) {
    guard let priority = ValueSyntax.number(value) else { return reportNumber(row, of: index, .number) }
    let lowest = rows.elements[index].name == .constraint ? 1.0 : 0
    guard priority < lowest || priority > 1000 else { return }
    bag.report(
      AttributeKinds.invalidPriority, at: tree.place(ofValue: row, in: index),
      .priority(tree.string(row: row), tree.nameText(row: row, in: index), lowest: Int(lowest)),
      object: objectText(index))
  }

  private func isTruthValue(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    isYes(value) || (value.count == 2 && value[0] == 0x4E && value[1] == 0x4F)
  }

  private func isInteger(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let number = ValueSyntax.number(value) else { return false }
    return number.rounded() == number
  }
}

extension String {
  fileprivate static func missing(_ attribute: String, _ element: String) -> String {
    "element '\(element)' needs attribute '\(attribute)'"
  }

  fileprivate static func priority(_ value: String, _ attribute: String, lowest: Int) -> String {
    "attribute '\(attribute)' must be from \(lowest) to 1000; '\(value)' is not"
  }
}
