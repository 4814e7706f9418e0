internal import Catalog
internal import Vocabulary

/// The catalogue laid out for the decoder's pass: everything it asks of an element or attribute is one load.
struct ElementTable: Sendable {
  /// The table of iOS, made once.
  static let standard = ElementTable(Catalog.all)

  /// What an attribute's value must be, with enumerations ready to be searched.
  enum Check: Sendable {
    case boolean, number, numberOrInfinite, integer, priority, multiplier, reference, string
    case enumeration(SpellingTable, words: [String])
  }

  /// An element that the catalogue knows.
  struct Entry: Sendable {
    let role: ElementSchema.Role
    let required: [Name]
    /// Attributes whose presence makes `required` void.
    let exemptions: [Name]
    /// The attributes that it may have, its base's among them.
    let attributes: [Name]
    /// For each name's code the number of a check plus one; 0 for attributes that it has not.
    fileprivate let checkNumbers: [UInt8]
  }

  private let entryNumbers: [Int16]
  private let entries: [Entry]
  private let checks: [Check]

  /// Lays out `schemas`.
  init(_ schemas: [ElementSchema]) {
    var layout = Layout(schemas)
    entries = schemas.map { layout.entry(of: $0) }
    checks = layout.checks
    var numbers = [Int16](repeating: -1, count: Name.total)
    for (index, schema) in schemas.enumerated() {
      numbers[schema.element.code] = Int16(truncatingIfNeeded: index)
    }
    entryNumbers = numbers
  }

  /// The number of what is known of an element; nil for unknown ones.
  func entryNumber(_ element: Name) -> Int? {
    let number = Int(entryNumbers[element.code])
    return number < 0 ? nil : number
  }

  /// The role of an element; nil for unknown ones.
  func role(_ element: Name) -> ElementSchema.Role? { entryNumber(element).map { entries[$0].role } }

  /// What is known of an element.
  func entry(_ number: Int) -> Entry { entries[number] }

  /// The number of the check for an attribute; nil where the element hasn't such an attribute.
  func checkNumber(_ entry: Int, _ attribute: Name) -> Int? {
    let number = Int(entries[entry].checkNumbers[attribute.code])
    return number == 0 ? nil : number - 1
  }

  /// A check by its number.
  func check(_ number: Int) -> Check { checks[number] }

  /// The names of elements that are views, in the catalogue's order.
  static let viewNames: [String] = Catalog.all.filter { $0.role == .view }.map(\.element.rawValue)
}

/// Numbers the types while the table is made.
private struct Layout {
  var checks: [ElementTable.Check] = []
  private var numbers: [AttributeType: UInt8] = [:]
  private var schemas: [ElementSchema?]

  init(_ all: [ElementSchema]) {
    schemas = [ElementSchema?](repeating: nil, count: Name.total)
    for schema in all { schemas[schema.element.code] = schema }
  }

  mutating func entry(of schema: ElementSchema) -> ElementTable.Entry {
    var checkNumbers = [UInt8](repeating: 0, count: Name.total)
    var names: [Name] = []
    var level: ElementSchema? = schema
    var depth = 0
    while let current = level, depth < 8 {
      for (name, type) in current.attributes where checkNumbers[name.code] == 0 {
        checkNumbers[name.code] = number(of: type)
        names.append(name)
      }
      level = current.base.flatMap { schemas[$0.code] }
      depth += 1
    }
    return ElementTable.Entry(
      role: schema.role, required: schema.required, exemptions: schema.exemptions, attributes: names,
      checkNumbers: checkNumbers)
  }

  private mutating func number(of type: AttributeType) -> UInt8 {
    if let number = numbers[type] { return number }
    checks.append(check(type))
    let number = UInt8(clamping: checks.count)
    numbers[type] = number
    return number
  }

  private func check(_ type: AttributeType) -> ElementTable.Check {
    switch type {
    case .boolean: .boolean
    case .number: .number
    case .numberOrInfinite: .numberOrInfinite
    case .integer: .integer
    case .priority: .priority
    case .multiplier: .multiplier
    case .enumeration(let words): .enumeration(SpellingTable(words), words: words)
    case .reference: .reference
    case .image, .string: .string
    }
  }
}
