package import Diagnostics

/// A diagnostic whose places have become bytes, lines and columns: all that a reporter needs.
package struct Finding: Sendable {
  /// What stands beside a finding.
  package struct Note: Sendable {
    package let message: String
    package let location: Location?

    /// Makes a note; see the properties.
    package init(message: String, location: Location?) {
      self.message = message
      self.location = location
    }
  }

  /// A change of the file that mends the finding.
  package struct Fix: Sendable {
    package let message: String
    package let edits: [Edit]

    /// Makes a fix; see the properties.
    package init(message: String, edits: [Edit]) {
      self.message = message
      self.edits = edits
    }
  }

  /// One replacement of bytes.
  package struct Edit: Hashable, Sendable {
    package let path: String
    /// The first byte's offset in the file as UTF-8.
    package let offset: Int
    /// The number of bytes that go.
    package let length: Int
    package let text: String

    /// Makes an edit; see the properties.
    package init(path: String, offset: Int, length: Int, text: String) {
      self.path = path
      self.offset = offset
      self.length = length
      self.text = text
    }
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

  /// Makes a finding; see the properties.
  package init(
    kind: DiagnosticKind, severity: Severity, location: Location, message: String, object: String?,
    notes: [Note], fixes: [Fix], snippet: Snippet?
  ) {
    self.kind = kind
    self.severity = severity
    self.location = location
    self.message = message
    self.object = object
    self.notes = notes
    self.fixes = fixes
    self.snippet = snippet
  }
}
