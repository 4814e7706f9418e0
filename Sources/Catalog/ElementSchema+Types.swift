internal import Vocabulary

extension ElementSchema {
  /// Makes a schema from the names of its attributes, sorted by type.
  ///
  /// `required` attributes may be missing where one of `unless` is there.
  init(
    _ element: Name, _ role: Role, class className: String? = nil, base: Name? = nil, required: [Name] = [],
    unless exemptions: [Name] = [], booleans: [Name] = [], numbers: [Name] = [], integers: [Name] = [],
    priorities: [Name] = [], multipliers: [Name] = [], references: [Name] = [], images: [Name] = [],
    strings: [Name] = [],
    numbersOrInfinite: [Name] = [], defaultEvent: String? = nil,
    enumerations: [(name: Name, spellings: [String])] = []
  ) {
    var attributes: [(name: Name, type: AttributeType)] = []
    attributes.reserveCapacity(
      booleans.count + numbers.count + integers.count + strings.count + enumerations.count + 8)
    for name in booleans { attributes.append((name, .boolean)) }
    for name in numbers { attributes.append((name, .number)) }
    for name in integers { attributes.append((name, .integer)) }
    for name in priorities { attributes.append((name, .priority)) }
    for name in multipliers { attributes.append((name, .multiplier)) }
    for name in references { attributes.append((name, .reference)) }
    for name in images { attributes.append((name, .image)) }
    for name in strings { attributes.append((name, .string)) }
    for name in numbersOrInfinite { attributes.append((name, .numberOrInfinite)) }
    for name in ElementSchema.common(to: role) { attributes.append((name, .string)) }
    for enumeration in enumerations {
      attributes.append((enumeration.name, .enumeration(enumeration.spellings)))
    }
    self.init(
      element, role, class: className, base: base, attributes: attributes, required: required,
      exemptions: exemptions, defaultEvent: defaultEvent)
  }

  /// The attributes that every element of a role has beside its own.
  static func common(to role: Role) -> [Name] {
    switch role {
    case .group: [.id, .key]
    default:
      [.id, .key, .userLabel, .customClass, .customModule, .customModuleProvider, .sceneMemberID]
    }
  }
}
