/// A type as a source wrote it, taken apart as far as rules ask.
package struct TypeText: Sendable, Hashable {
  /// The name without optionality, array, attributes and arguments: `UILabel` of `[UILabel]!`.
  ///
  /// Empty where it is no plain name (a closure, a tuple, a composition).
  package let name: String
  /// Whether it is an array of `name`.
  package let isArray: Bool
  package let isOptional: Bool
  /// Whether it is written with `!`.
  package let isImplicitlyUnwrapped: Bool

  /// Takes `text` apart.
  package init(_ text: String) {
    var rest = text[...].trimmed
    var isOptional = false
    var isUnwrapped = false
    if rest.hasPrefix("Optional<"), rest.hasSuffix(">") {
      isOptional = true
      rest = rest.dropFirst(9).dropLast().trimmed
    }
    while let last = rest.last, last == "!" || last == "?" {
      if last == "!" { isUnwrapped = true } else { isOptional = true }
      rest = rest.dropLast().trimmed
    }
    var isArray = false
    if rest.hasPrefix("Array<"), rest.hasSuffix(">") {
      isArray = true
      rest = rest.dropFirst(6).dropLast().trimmed
    } else if rest.hasPrefix("["), rest.hasSuffix("]"), !rest.contains(":") {
      isArray = true
      rest = rest.dropFirst().dropLast().trimmed
    }
    for word in ["any ", "some ", "Swift."] where rest.hasPrefix(word) {
      rest = rest.dropFirst(word.count).trimmed
    }
    if let bracket = rest.firstIndex(of: "<") { rest = rest[..<bracket].trimmed }
    let isName = rest.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    name = isName ? String(rest) : ""
    self.isArray = isArray
    self.isOptional = isOptional
    isImplicitlyUnwrapped = isUnwrapped
  }

  /// The last part of a name with dots: `Inner` of `Outer.Inner`, `UILabel` of `UIKit.UILabel`.
  package static func lastPart(of name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}

extension Substring {
  /// Without blanks at either end.
  fileprivate var trimmed: Substring {
    var rest = self.drop { $0.isWhitespace }
    while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
    return rest
  }
}
