package import Diagnostics

/// What can be wrong with a file before it is a tree.
package enum XMLKinds {
  package static let malformedXML = DiagnosticKind(
    "malformed-xml", .error, summary: "the file is not well-formed XML",
    explanation: """
      ## What it reports
      Text that no XML parser accepts: an unclosed tag, a missing quote, a stray `&`, a NUL byte, a file cut
      short by a failed merge or download.
      ## Why
      Nothing of such a file can be trusted, so viewc reads none of it and goes on with the other files.
      ## Example
          <label text="A & B"/>
      ## Fix
      Mend the place that is named; write `&amp;` for `&` and `&lt;` for `<` in values. After a merge, look
      for
      conflict marks.
      """)

  package static let documentType = DiagnosticKind(
    "document-type-declaration", .error, summary: "the file declares a document type or entities",
    explanation: """
      ## What it reports
      A `<!DOCTYPE …>` or an entity declaration.
      ## Why
      Interface Builder writes neither; entities can name files and hosts, or grow without bound. viewc reads
      nothing from outside the inputs that it was given.
      ## Example
          <!DOCTYPE document SYSTEM "http://example.org/x.dtd">
      ## Fix
      Remove the declaration.
      """)

  package static let nestingTooDeep = DiagnosticKind(
    "nesting-too-deep", .error, summary: "elements are nested over 512 deep",
    explanation: """
      ## What it reports
      An element that has over 512 ancestors.
      ## Why
      No real document comes near; a generated or hostile one could exhaust the stack.
      ## Example
      `<view>` inside `<view>`, a thousand times.
      ## Fix
      Split the document.
      """)

  package static let fileTooLarge = DiagnosticKind(
    "file-too-large", .error, summary: "the file is larger than 64 MiB",
    explanation: """
      ## What it reports
      A file of over 64 MiB.
      ## Why
      No document that people write is that large; reading it would take all memory.
      ## Example
      A video that was renamed to `Main.storyboard`.
      ## Fix
      Leave the file out, or split the document.
      """)

  package static let unsupportedEncoding = DiagnosticKind(
    "unsupported-encoding", .error, summary: "the file is neither UTF-8 nor UTF-16 with a byte order mark",
    explanation: """
      ## What it reports
      Bytes that are not UTF-8, or UTF-16 that is cut or wrongly paired.
      ## Why
      Interface Builder writes UTF-8. Guessing an encoding would give other text on another day.
      ## Example
      `é` saved as one byte in Latin-1.
      ## Fix
      Save the file as UTF-8.
      """)

  /// All of them, by name.
  package static let all = [
    documentType, fileTooLarge, malformedXML, nestingTooDeep, unsupportedEncoding,
  ]
}
