/// The colours of a terminal, or none.
package struct TextStyle: Sendable {
  private let isColored: Bool

  /// Colours text only where `isColored`.
  package init(isColored: Bool) {
    self.isColored = isColored
  }

  /// Text that stands out.
  package func bold(_ text: String) -> String { code("1", text) }
  /// The word that marks an error.
  package func error(_ text: String) -> String { code("1;31", text) }
  /// The word that marks a warning.
  package func warning(_ text: String) -> String { code("1;35", text) }
  /// The word that marks a note.
  package func note(_ text: String) -> String { code("1;36", text) }
  /// The word that marks a fix-it.
  package func fix(_ text: String) -> String { code("1;34", text) }
  /// The caret under the source line.
  package func caret(_ text: String) -> String { code("1;32", text) }

  private func code(_ code: String, _ text: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
