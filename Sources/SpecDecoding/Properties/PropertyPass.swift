internal import Catalog
internal import Vocabulary
internal import XMLParsing

/// Collects the properties of one object.
struct PropertyPass {
  let reader: PropertyReader
  let tree: XMLTree
  /// The object's element, by which attributes are typed.
  let object: Name
  var bag = PropertyBag()

  init(reader: PropertyReader, object: Name) {
    self.reader = reader
    tree = reader.tree
    // An unknown element is an opaque view.
    self.object = Catalog.standard.isKnownElement(object) ? object : .view
  }

  /// Reads the object's own attributes.
  mutating func readAttributes(of element: Int) {
    for row in tree.attributeRows(of: element) {
      let name = tree.attributes[row].name
      guard !PropertyPass.isStructural(name) else { continue }
      let type = Catalog.standard.attributeType(of: object, name) ?? .string
      if let value = value(row: row, type, in: element) { bag.append(PropertyKey(name), value) }
    }
  }

  /// Reads the attributes of a part of the object into a scope.
  mutating func readAttributes(of part: Int, scope: Name) {
    let partName = tree.elements[part].name
    for row in tree.attributeRows(of: part) {
      let name = tree.attributes[row].name
      guard !PropertyPass.isStructural(name) else { continue }
      let type = Catalog.standard.attributeType(of: partName, name) ?? .string
      if let value = value(row: row, type, in: part) { bag[PropertyKey(name, in: scope)] = value }
    }
  }

  /// The value in a row; nil where it isn't of the type.
  private func value(row: Int, _ type: AttributeType, in element: Int) -> PropertyValue? {
    let bytes = tree.bytes(row: row)
    switch type {
    case .boolean: return ValueSyntax.boolean(bytes).map { .boolean($0) }
    case .number, .integer, .priority: return ValueSyntax.number(bytes).map { .number($0) }
    case .multiplier: return ValueSyntax.multiplier(bytes).map { .number($0) }
    case .numberOrInfinite:
      if let number = ValueSyntax.number(bytes) { return .number(number) }
      let text = tree.string(row: row)
      return text == "infinite" ? .string(text) : nil
    case .enumeration(let spellings):
      let text = tree.string(row: row)
      return spellings.contains(text) ? .string(text) : nil
    case .image: return .image(image(row: row, in: element))
    case .reference, .string: return .string(tree.string(row: row))
    }
  }

  /// The image that a row names; `catalog` beside it makes it a symbol of the system.
  private func image(row: Int, in element: Int) -> ImageValue {
    let name = tree.string(row: row)
    let isSymbol = tree.string(.catalog, in: element) == "system" || reader.colors.symbols.contains(name)
    return ImageValue(name: name, isSymbol: isSymbol)
  }

  /// Whether an attribute says what an object is or where it stands, not how it looks.
  private static func isStructural(_ name: Name) -> Bool {
    switch name {
    case .unknown, .id, .key, .customClass, .customModule, .customModuleProvider, .sceneMemberID, .catalog,
      .translatesAutoresizingMaskIntoConstraints, .fixedFrame, .misplaced, .ambiguous:
      true
    default: false
    }
  }
}
