/// What may name things in Swift.
enum SwiftIdentifier {
  /// Whether `text` can name a type or member (in backticks where it is a keyword).
  static func isValid(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isHead(first) else { return false }
    return text.unicodeScalars.allSatisfy { isHead($0) || ("0"..."9").contains($0) }
  }

  /// The name as source: in backticks where it is a keyword.
  static func source(_ text: String) -> String { keywords.contains(text) ? "`\(text)`" : text }

  /// A lower-case name made of `text`: what can't stand in an identifier goes, the next letter becomes upper-
  /// case.
  static func camelCase(_ text: String) -> String {
    var result = ""
    var raisesNext = false
    for scalar in text.unicodeScalars {
      guard isHead(scalar) || ("0"..."9").contains(scalar) else {
        raisesNext = !result.isEmpty
        continue
      }
      if result.isEmpty, !isHead(scalar) { result = "_" }
      let letter = String(Character(scalar))
      result += raisesNext ? letter.uppercased() : result.isEmpty ? letter.lowercased() : letter
      raisesNext = false
    }
    return result.isEmpty ? "unnamed" : result
  }

  private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isXIDStart
  }

  /// Words that the grammar reserves (The Swift Programming Language, Lexical Structure).
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
    "inout",
    "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows",
    "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
    "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where",
    "while",
    "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type",
  ]
}
