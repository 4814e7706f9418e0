/// The words of Swift that begin declarations.
enum SwiftKeyword: Equatable {
  /// `class`, `struct`, `enum`, `protocol`, `actor`.
  case type
  case alias
  case extended
  /// `var` and `subscript`.
  case variable
  case function
  /// `init`, `deinit`, `let`, `case`, `operator`, `import`.
  case other

  private static let words: [(StaticString, SwiftKeyword)] = [
    ("class", .type), ("struct", .type), ("enum", .type), ("protocol", .type), ("actor", .type),
    ("typealias", .alias), ("extension", .extended), ("var", .variable), ("subscript", .variable),
    ("func", .function), ("init", .other), ("deinit", .other), ("let", .other), ("case", .other),
    ("operator", .other), ("import", .other),
  ]

  private static let modifiers: [StaticString] = [
    "override", "final", "private", "fileprivate", "internal", "public", "open", "static", "weak", "lazy",
    "dynamic", "optional", "mutating", "nonmutating", "prefix", "postfix", "infix", "convenience", "required",
    "unowned", "async", "nonisolated", "package", "indirect",
  ]

  /// The keyword that the bytes of a word are; nil where they are none.
  init?(_ source: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) {
    guard (3...9).contains(word.count) else { return nil }
    for (text, keyword) in SwiftKeyword.words where SwiftKeyword.isSame(source, word, text) {
      self = keyword
      return
    }
    return nil
  }

  /// Whether a word only says how something is declared.
  static func isModifier(_ source: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
    modifiers.contains { isSame(source, word, $0) }
  }

  private static func isSame(
    _ source: UnsafeBufferPointer<UInt8>, _ word: Range<Int>, _ text: StaticString
  ) -> Bool {
    guard word.count == text.utf8CodeUnitCount, source[word.lowerBound] == text.utf8Start[0] else {
      return false
    }
    return (1..<word.count).allSatisfy { source[word.lowerBound + $0] == text.utf8Start[$0] }
  }
}
