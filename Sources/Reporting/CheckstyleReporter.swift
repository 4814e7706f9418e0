internal import Diagnostics

/// Findings as Checkstyle's XML: a `<file>` a document, an `<error>` a finding.
package struct CheckstyleReporter: Reporter {
  /// Makes the reporter.
  package init() {}

  package func text(of report: Report) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for (path, findings) in report.findings.byPath {
      text += "  <file name=\"\(XMLText.escaped(path))\">\n"
      for finding in findings {
        let place = finding.location
        text += "    <error line=\"\(place.line)\" column=\"\(place.column)\""
        text += " severity=\"\(finding.severity.word)\" message=\"\(XMLText.escaped(finding.message))\""
        text += " source=\"viewc.\(finding.kind.name)\"/>\n"
      }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }
}
