internal import Diagnostics

/// Findings as Xcode reads them from a build phase: one line each, absolute paths, notes as lines of their
/// own.
package struct XcodeReporter: Reporter {
  private let workingFolder: String

  /// Writes paths as seen from `workingFolder`.
  package init(workingFolder: String) {
    self.workingFolder = workingFolder
  }

  package func text(of report: Report) -> String {
    var text = ""
    for finding in report.findings {
      text += line(finding.location, finding.severity.word, "\(finding.message) [\(finding.kind.name)]")
      for note in finding.notes { text += line(note.location ?? finding.location, "note", note.message) }
    }
    return text
  }

  private func line(_ location: Location, _ severity: String, _ message: String) -> String {
    let isAbsolute = location.path.hasPrefix("/") || workingFolder.isEmpty
    let path = isAbsolute ? location.path : workingFolder + "/" + location.path
    let place = TerminalText.harmless("\(path):\(location.line):\(location.column)")
    return "\(place): \(severity): \(TerminalText.harmless(message))\n"
  }
}
