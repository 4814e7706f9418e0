/// A change of the file that mends a finding.
package struct FixIt: Hashable, Sendable {
  /// One replacement of text.
  package struct Edit: Hashable, Sendable {
    /// How the new text takes the place.
    package enum Action: Hashable, Sendable {
      /// The place itself is replaced by the text.
      case replace
      /// The attribute whose value or name is the place goes, with the blank before it.
      case removeAttribute
      /// The element goes, with its line where it has one of its own.
      case removeElement
      /// The text is put after the last attribute of the start tag (write the leading blank).
      case insertAttribute
    }

    package let place: SpanRef
    package let action: Action
    package let text: String

    /// Makes an edit at `place`.
    package init(_ action: Action, at place: SpanRef, _ text: String = "") {
      self.place = place
      self.action = action
      self.text = text
    }
  }

  /// What the edit does, as an imperative.
  package let message: String
  package let edits: [Edit]

  /// Makes a fix-it of at least one edit.
  package init(_ message: String, edits: [Edit]) {
    self.message = message
    self.edits = edits
  }

  /// Replaces what stands at `place` by `text`.
  package static func replace(_ old: String, with text: String, at place: SpanRef) -> FixIt {
    FixIt("replace '\(old)' with '\(text)'", edits: [Edit(.replace, at: place, text)])
  }
}
