/// The types of a catalogue by number, with what is needed to check values without making Strings.
struct TypeTable: Sendable {
  /// How values of a type are checked; without payloads to retain.
  private enum Check: Sendable {
    case any, boolean, number, numberOrInfinite, integer, priority, multiplier
    case spelling(Int32)
  }

  private static let simple: [(AttributeType, Check)] = [
    (.string, .any), (.boolean, .boolean), (.number, .number), (.numberOrInfinite, .numberOrInfinite),
    (.integer, .integer), (.priority, .priority), (.multiplier, .multiplier), (.reference, .any),
    (.image, .any),
  ]
  /// Number 0 is no type.
  private var types: [AttributeType] = [.string]
  private var checks: [Check] = [.any]
  private var spellings: [SpellingTable] = []

  init() {
    for (type, check) in TypeTable.simple {
      types.append(type)
      checks.append(check)
    }
  }

  /// The number of a type; 1 or more.
  mutating func code(of type: AttributeType) -> UInt8 {
    guard case .enumeration(let values) = type else {
      return UInt8(1 + (TypeTable.simple.firstIndex { $0.0 == type } ?? 0))
    }
    precondition(types.count < 255, "types are numbered in a byte")
    types.append(type)
    checks.append(.spelling(Int32(spellings.count)))
    spellings.append(SpellingTable(values))
    return UInt8(types.count - 1)
  }

  /// The types by number.
  var all: [AttributeType] { types }

  /// The type with a number.
  func type(_ code: UInt8) -> AttributeType { types[Int(code)] }

  /// Whether a value is of the type with a number.
  func accepts(_ value: ArraySlice<UInt8>, code: UInt8) -> Bool {
    switch checks[Int(code)] {
    case .any: true
    case .boolean: ValueSyntax.boolean(value) != nil
    case .number: ValueSyntax.number(value) != nil
    case .numberOrInfinite: value.elementsEqual("infinite".utf8) || ValueSyntax.number(value) != nil
    case .integer: ValueSyntax.integer(value) != nil
    case .priority: ValueSyntax.priority(value) != nil
    case .multiplier: ValueSyntax.multiplier(value) != nil
    case .spelling(let index): value.withUnsafeBufferPointer { spellings[Int(index)].index(of: $0) != nil }
    }
  }
}
