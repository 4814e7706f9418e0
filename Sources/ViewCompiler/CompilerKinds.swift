internal import Diagnostics

/// What can be wrong with what a document says to viewc itself.
enum CompilerKinds {
  static let unknownKind = DiagnosticKind(
    "unknown-kind", .warning, summary: "a comment allows a kind of finding that does not exist",
    explanation: """
      ## What it reports
      A comment `<!-- viewc:allow KIND -->` whose KIND is none of viewc's.
      ## Why
      The finding that was meant is still reported, or the comment outlived it.
      ## Example
          <!-- viewc:allow ambigous-layout -->
      ## Fix
      Write the kind as the finding prints it in brackets, or remove the comment; `viewc explain --list`
      prints them all.
      """)

  /// All of them, by name.
  static let all = [unknownKind]
}
