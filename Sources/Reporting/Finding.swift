package import Diagnostics

/// A diagnostic whose places have become bytes, lines and columns: all that a reporter needs.
package struct Finding: Sendable {
  /// What stands beside a finding.
  package struct Note: Sendable {
    package let message: String
    package let location: Location?
  }

  /// A change of the file that mends the finding.
  package struct Fix: Sendable {
    package let message: String
    package let edits: [Edit]
  }

  /// One replacement of bytes.
  package struct Edit: Hashable, Sendable {
    package let path: String
    /// The first byte's offset in the file as UTF-8.
    package let offset: Int
    /// The number of bytes that go.
    package let length: Int
    package let text: String
  }

  package let kind: DiagnosticKind
  /// The kind's own severity, or what the user made of it.
  package let severity: Severity
  package let location: Location
  package let message: String
  /// The id of the object that the finding is about, as the document spells it.
  package let object: String?
  package let notes: [Note]
  package let fixes: [Fix]
  /// The source line; nil for empty files.
  package let snippet: Snippet?
}
