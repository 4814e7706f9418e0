internal import Diagnostics

/// Findings for people: place, severity, message and kind; the source line with a caret; notes; fix-its.
package struct TextReporter: Reporter {
  private let style: TextStyle

  /// Writes with or without the colours of a terminal.
  package init(usesColor: Bool) {
    style = TextStyle(isColored: usesColor)
  }

  package func text(of report: Report) -> String {
    report.findings.map(text).joined()
  }

  /// One finding, each line with its end.
  package func text(of finding: Finding) -> String {
    let message = TerminalText.harmless(finding.message)
    var text = place(finding.location)
    text += severity(finding.severity) + " " + style.bold(message)
    text += " [\(finding.kind.name)]\n"
    if let snippet = finding.snippet { text += lines(of: snippet) }
    for note in finding.notes {
      text += note.location.map(place) ?? ""
      text += style.note("note:") + " " + TerminalText.harmless(note.message) + "\n"
    }
    for fix in finding.fixes {
      text += style.fix("fix-it:") + " " + TerminalText.harmless(fix.message) + "\n"
    }
    return text
  }

  private func place(_ location: Location) -> String {
    style.bold(TerminalText.harmless(location.text) + ":") + " "
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: style.error("error:")
    case .warning: style.warning("warning:")
    }
  }

  private func lines(of snippet: Snippet) -> String {
    let number = String(snippet.line)
    let margin = String(repeating: " ", count: number.utf8.count)
    let lead = String(repeating: " ", count: snippet.caret)
    let caret = "^" + String(repeating: "~", count: snippet.width - 1)
    return "\(number) | \(snippet.text)\n\(margin) | \(lead)\(style.caret(caret))\n"
  }
}
