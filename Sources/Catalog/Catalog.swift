package import Vocabulary

/// What view classes, attributes, values and events exist.
///
/// Data; knows nothing of documents. The attributes of all elements, inherited ones included, stand in one
/// flat table: element and attribute give the number of a type in two reads.
package struct Catalog: Sendable {
  /// The catalogue of iOS.
  package static let standard = Catalog(all)

  private let schemas: [ElementSchema?]
  /// The row of each element in `codes`; 0 for unknown ones.
  private let rows: [UInt8]
  /// For each row and attribute the number of the type; 0 where the element has no such attribute.
  private let codes: [UInt8]
  private let types: TypeTable

  /// Makes a catalogue of the given elements.
  package init(_ all: [ElementSchema]) {
    var schemas = [ElementSchema?](repeating: nil, count: Name.total)
    for schema in all { schemas[schema.element.code] = schema }
    var table = AttributeTable(schemas: schemas, count: all.count)
    for schema in all { table.fill(schema.element) }
    self.schemas = schemas
    rows = table.rows
    codes = table.codes
    types = table.types
  }

  /// What is known of an element; nil for unknown ones.
  package func schema(of element: Name) -> ElementSchema? { schemas[element.code] }

  /// Whether an element is in the catalogue.
  package func isKnownElement(_ element: Name) -> Bool { rows[element.code] != 0 }

  /// The type of an element's attribute, its own or inherited; nil where it has none of that name.
  ///
  /// The attributes of a `variation` are those of the element around it: ask for that one.
  package func attributeType(of element: Name, _ attribute: Name) -> AttributeType? {
    let code = code(of: element, attribute)
    return code == 0 ? nil : types.type(code)
  }

  /// Whether an element has an attribute of its own or by inheritance.
  package func hasAttribute(_ attribute: Name, in element: Name) -> Bool { code(of: element, attribute) != 0 }

  /// What the catalogue says to an attribute and its value, as bytes of UTF-8.
  package func verdict(
    on value: ArraySlice<UInt8>, of attribute: Name, in element: Name
  ) -> AttributeVerdict {
    let code = code(of: element, attribute)
    guard code != 0 else { return .unknownAttribute }
    guard types.accepts(value, code: code) else { return .refused(types.type(code)) }
    // Hugging may be 0; a constraint of priority 0 makes UIKit raise.
    if attribute == .priority, element == .constraint, (ValueSyntax.number(value) ?? 0) <= 0 {
      return .refused(.priority)
    }
    return .accepted
  }

  /// All attributes of an element, its own first, then inherited ones.
  package func attributes(of element: Name) -> [Name] {
    var names: [Name] = []
    var next: Name? = element
    while let current = next, let schema = schema(of: current), names.count < Name.total {
      for (name, _) in schema.attributes where !names.contains(name) { names.append(name) }
      next = schema.base
    }
    return names
  }

  /// Whether `element` is `other` or inherits its attributes, as `tableView` those of `scrollView`.
  package func inherits(_ element: Name, from other: Name) -> Bool {
    var next: Name? = element
    var steps = 0
    while let current = next, steps < 16 {
      if current == other { return true }
      next = schema(of: current)?.base
      steps += 1
    }
    return false
  }

  /// The number of the type of an element's attribute; 0 where it has none of that name.
  package func typeCode(of element: Name, _ attribute: Name) -> Int { Int(code(of: element, attribute)) }

  /// The types by number; that at 0 stands for none.
  package var typesByCode: [AttributeType] { types.all }

  private func code(of element: Name, _ attribute: Name) -> UInt8 {
    codes[Int(rows[element.code]) * Name.total + attribute.code]
  }
}
