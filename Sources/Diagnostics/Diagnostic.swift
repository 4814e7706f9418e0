/// A finding: its kind, its place and its words.
package struct Diagnostic: Hashable, Sendable {
  /// What stands beside a finding: where the other half is, or why.
  package struct Note: Hashable, Sendable {
    package let message: String
    package let place: SpanRef?

    /// Makes a note; without a place it is printed under the finding's own.
    package init(_ message: String, at place: SpanRef? = nil) {
      self.message = message
      self.place = place
    }
  }

  package let kind: DiagnosticKind
  package let place: SpanRef
  package let message: String
  package let notes: [Note]
  package let fixIts: [FixIt]
  /// The id of the object that the finding is about, as the document spells it.
  package let object: String?
  /// Whether it can't be certain, so that it is a warning though its kind is an error.
  package let isDoubtful: Bool

  /// Makes a finding of `kind` at `place`.
  package init(
    _ kind: DiagnosticKind, at place: SpanRef, _ message: String, object: String? = nil,
    notes: [Note] = [], fixIts: [FixIt] = [], isDoubtful: Bool = false
  ) {
    self.isDoubtful = isDoubtful
    self.kind = kind
    self.place = place
    self.message = message
    self.object = object
    self.notes = notes
    self.fixIts = fixIts
  }
}
