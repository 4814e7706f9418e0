internal import SwiftSyntax

/// Derives selectors as Swift does (the compiler's own rule, checked against what it emits).
enum Selector {
  /// Words after which, and before which, no "With" is put (prepositions, as the compiler lists them).
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to",
    "until", "using", "via", "when", "with", "within",
  ]

  /// The selector of a method that states none.
  static func text(of function: FunctionDeclSyntax, name: String) -> String {
    let labels = function.signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text.filter { $0 != "`" }
      return label == "_" ? "" : label
    }
    let effects = function.signature.effectSpecifiers
    if effects?.asyncSpecifier != nil { return text(name, labels, last: "completionHandler", alone: "With") }
    if effects?.throwsClause != nil { return text(name, labels, last: "error", alone: "AndReturn") }
    return text(name, labels)
  }

  /// `save(_:)` is `save:`, `save(sender:)` is `saveWithSender:`, `save(for:)` is `saveFor:`.
  static func text(_ name: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return name }
    return firstPiece(name, first) + ":" + labels.dropFirst().map { $0 + ":" }.joined()
  }

  /// A selector with one more parameter at its end: that of an error or of a completion handler.
  private static func text(_ name: String, _ labels: [String], last: String, alone: String) -> String {
    guard !labels.isEmpty else { return name + alone + capitalized(last) + ":" }
    return text(name, labels) + last + ":"
  }

  private static func firstPiece(_ name: String, _ label: String) -> String {
    guard !label.isEmpty else { return name }
    let needsWord = !prepositions.contains(firstWord(label)) && !prepositions.contains(lastWord(name))
    return name + (needsWord ? "With" : "") + capitalized(label)
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// The first word of a name in camel case, in lower case.
  private static func firstWord(_ name: String) -> String {
    words(name).first ?? ""
  }

  /// The last word of a name in camel case, in lower case.
  private static func lastWord(_ name: String) -> String {
    words(name).last ?? ""
  }

  /// The words of a name: a new one at each capital, capitals in a row are one word up to the last that has a
  /// small letter after it, and `_` and digits end words.
  private static func words(_ name: String) -> [String] {
    let letters = Array(name)
    var words: [String] = []
    var word = ""
    for (number, letter) in letters.enumerated() {
      let isStart =
        letter.isUppercase
        && (number == 0 || !letters[number - 1].isUppercase
          || (number + 1 < letters.count && letters[number + 1].isLowercase))
      if (isStart || letter == "_"), !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
      if letter != "_" { word.append(letter) }
    }
    return word.isEmpty ? words : words + [word.lowercased()]
  }
}
