/// A type as a spec spells it: `String`, `[Page]`, `Theme?`.
package indirect enum TypeSpelling: Hashable, Sendable {
  /// A name; empty for a spelling that was wrong, which was reported.
  case named(String)
  case list(TypeSpelling)
  case optional(TypeSpelling)

  /// Reads a spelling; nil where brackets don't match or a name is none.
  package init?(_ text: String) {
    if text.hasSuffix("?") {
      guard let wrapped = TypeSpelling(String(text.dropLast())), !wrapped.isOptional else { return nil }
      self = .optional(wrapped)
    } else if text.hasPrefix("[") {
      guard text.hasSuffix("]"), text.utf8.count <= 256,
        let element = TypeSpelling(String(text.dropFirst().dropLast()))
      else { return nil }
      self = .list(element)
    } else {
      guard SpecName.isValid(text) else { return nil }
      self = .named(text)
    }
  }

  /// Whether the type may have no value.
  package var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  /// The name inside lists and optionals.
  package var baseName: String {
    switch self {
    case .named(let name): name
    case .list(let inner), .optional(let inner): inner.baseName
    }
  }

  /// The type as it is written.
  package var text: String {
    switch self {
    case .named(let name): name
    case .list(let element): "[\(element.text)]"
    case .optional(let wrapped): "\(wrapped.text)?"
    }
  }
}

/// What a name in a spec may be.
package enum SpecName {
  /// Whether `text` begins with a letter or `_` and goes on with letters, digits and `_`.
  package static func isValid(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isLetter(first) else { return false }
    return text.unicodeScalars.allSatisfy { isLetter($0) || isDigit($0) }
  }

  /// Whether `text` is a name with `-` allowed inside, as the names of states and ids are.
  package static func isLabel(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { isLetter($0) || isDigit($0) || $0 == "-" }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    (scalar >= "a" && scalar <= "z") || (scalar >= "A" && scalar <= "Z") || scalar == "_"
      || scalar.value > 0x7F
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar >= "0" && scalar <= "9" }
}
