/// A named sort of finding, with what `viewc explain` prints of it.
package struct DiagnosticKind: Sendable, Hashable {
  /// When a kind is reported.
  package enum Visibility: Sendable {
    /// Always.
    case always
    /// Counted in the summary; a finding only with `--verbose` (or when asked for by name).
    case counted
    /// Off unless asked for by name.
    case offByDefault
  }

  /// The stable name: kebab-case, says the bad thing.
  package let name: String
  package let severity: Severity
  package let visibility: Visibility
  /// One line for lists.
  package let summary: String
  /// Markdown in four sections: What it reports, Why, Example, Fix.
  package let explanation: String

  /// Makes a kind; `name` must be unique over all stages (tested).
  package init(
    _ name: String, _ severity: Severity, visibility: Visibility = .always, summary: String,
    explanation: String
  ) {
    self.name = name
    self.severity = severity
    self.visibility = visibility
    self.summary = summary
    self.explanation = explanation
  }

  package static func == (a: DiagnosticKind, b: DiagnosticKind) -> Bool { a.name == b.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
