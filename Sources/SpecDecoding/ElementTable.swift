internal import Catalog
internal import Vocabulary

/// The catalogue laid out for the decoder's pass, without anything to retain on the way.
struct ElementTable: Sendable {
  /// The table of iOS, made once.
  static let standard = ElementTable(Catalog.standard, Catalog.all)

  /// What an attribute's value must be; enumerations are searched by number.
  enum Check: Sendable {
    case unknown, any, boolean, number, numberOrInfinite, integer, priority, multiplier, reference
    case enumeration(Int32)
  }

  /// The names of elements that are views, in the catalogue's order.
  static let viewNames: [String] = Catalog.all.filter { $0.role == .view }.map(\.element.rawValue)

  private let catalog: Catalog
  private let roles: [ElementSchema.Role?]
  /// For each element where its required attributes begin and end in `requiredNames`.
  private let requirements: [Range<Int>]
  private let requiredNames: [Name]
  private let checks: [Check]
  private let enumerations: [SpellingTable]

  /// Lays out a catalogue of `schemas`.
  private init(_ catalog: Catalog, _ schemas: [ElementSchema]) {
    var roles = [ElementSchema.Role?](repeating: nil, count: Name.total)
    var requirements = [Range<Int>](repeating: 0..<0, count: Name.total)
    var requiredNames: [Name] = []
    for schema in schemas {
      roles[schema.element.code] = schema.role
      let start = requiredNames.count
      requiredNames += schema.required
      requirements[schema.element.code] = start..<requiredNames.count
    }
    var checks: [Check] = []
    var enumerations: [SpellingTable] = []
    for type in catalog.typesByCode {
      checks.append(ElementTable.check(type, &enumerations))
    }
    checks[0] = .unknown
    self.catalog = catalog
    self.roles = roles
    self.requirements = requirements
    self.requiredNames = requiredNames
    self.checks = checks
    self.enumerations = enumerations
  }

  /// The role of an element; nil for unknown ones.
  func role(_ element: Name) -> ElementSchema.Role? { roles[element.code] }

  /// How the value of an element's attribute is checked.
  func check(_ element: Name, _ attribute: Name) -> Check { checks[catalog.typeCode(of: element, attribute)] }

  /// Whether an enumeration has a word.
  func contains(_ word: UnsafeBufferPointer<UInt8>, enumeration: Int32) -> Bool {
    enumerations[Int(enumeration)].index(of: word) != nil
  }

  /// The words of an enumeration.
  func words(enumeration: Int32) -> [String] { enumerations[Int(enumeration)].words }

  /// The numbers of an element's required attributes, for `requiredName`.
  func requirements(_ element: Name) -> Range<Int> { requirements[element.code] }

  /// A required attribute by its number.
  func requiredName(_ number: Int) -> Name { requiredNames[number] }

  /// Attributes whose presence makes an element's requirements void.
  func exemptions(_ element: Name) -> [Name] { catalog.schema(of: element)?.exemptions ?? [] }

  /// The attributes that an element may have.
  func attributes(_ element: Name) -> [String] { catalog.attributes(of: element).map(\.rawValue) }

  private static func check(_ type: AttributeType, _ enumerations: inout [SpellingTable]) -> Check {
    switch type {
    case .boolean: return .boolean
    case .number: return .number
    case .numberOrInfinite: return .numberOrInfinite
    case .integer: return .integer
    case .priority: return .priority
    case .multiplier: return .multiplier
    case .reference: return .reference
    case .image, .string: return .any
    case .enumeration(let words):
      enumerations.append(SpellingTable(words))
      return .enumeration(Int32(enumerations.count - 1))
    }
  }
}
