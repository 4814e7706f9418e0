/// An option of a command, as the parser and the help need it.
package struct OptionSpec: Sendable {
  /// What follows an option.
  package enum Value: Sendable {
    /// Nothing.
    case flag
    /// One text; the placeholder names it in the help.
    case text(String)
    /// One of the words.
    case choice([String])
    /// One or more words, with commas between; the option may be given again.
    case list(String)
    /// A whole number, 0 or more.
    case count(String)
  }

  /// The long name without dashes.
  package let name: String
  /// The letter of the short form.
  package let letter: Character?
  package let value: Value
  package let summary: String
  /// Whether this version can do it.
  package let isAvailable: Bool

  /// Makes an option; see the properties.
  package init(
    _ name: String, letter: Character? = nil, _ value: Value, isAvailable: Bool = true, _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.summary = summary
    self.isAvailable = isAvailable
  }

  /// The placeholder of the value in the help; nil for options without one.
  package var placeholder: String? {
    switch value {
    case .flag: nil
    case .text(let name), .count(let name): name
    case .list(let name): name + ",..."
    case .choice(let words): words.joined(separator: "|")
    }
  }
}
