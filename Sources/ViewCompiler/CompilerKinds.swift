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

  static let substitutedFont = DiagnosticKind(
    "substituted-font", .warning, visibility: .counted,
    summary: "text is measured in another font than the document names",
    explanation: """
      ## What it reports
      A family of fonts of which viewc has no measures; its text is measured in the system font. The summary
      of
      a run counts such families; `--verbose` reports them.
      ## Why
      Sizes of views that fit their text may be off by a few points.
      ## Example
          <fontDescription key="fontDescription" name="Acme-Bold" family="Acme" pointSize="17"/>
      ## Fix
      Install the font, so that the helper program `viewc-typeset` finds it; or live with it.
      """)

  /// All of them, by name.
  static let all = [substitutedFont, unknownKind]
}
