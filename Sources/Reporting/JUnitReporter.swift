internal import Diagnostics

/// Findings as JUnit's XML, as GitLab, Jenkins and others read it: a suite a file, a failed case a finding.
///
/// Warnings are failures of type `warning`. Where there is nothing to say, one case says so by passing, since
/// readers take a file without cases for a failed run.
package struct JUnitReporter: Reporter {
  /// Makes the reporter.
  package init() {}

  package func text(of report: Report) -> String {
    let findings = report.findings
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let total = max(findings.count, 1)
    text += "<testsuites name=\"viewc\" tests=\"\(total)\" failures=\"\(findings.count)\" errors=\"0\">\n"
    if findings.isEmpty {
      text += "  <testsuite name=\"viewc\" tests=\"1\" failures=\"0\" errors=\"0\">\n"
      text += "    <testcase name=\"no findings\" classname=\"viewc\"/>\n  </testsuite>\n"
    }
    for (path, members) in findings.byPath { text += suite(path, members) }
    return text + "</testsuites>\n"
  }

  private func suite(_ path: String, _ findings: [Finding]) -> String {
    let name = XMLText.escaped(path)
    let count = findings.count
    var text = "  <testsuite name=\"\(name)\" tests=\"\(count)\" failures=\"\(count)\" errors=\"0\">\n"
    for finding in findings {
      let place = finding.location
      let title = XMLText.escaped("\(finding.kind.name) at \(place.line):\(place.column)")
      let message = XMLText.escaped(finding.message)
      text +=
        "    <testcase name=\"\(title)\" classname=\"\(name)\" file=\"\(name)\" line=\"\(place.line)\">\n"
      text += "      <failure type=\"\(finding.severity.word)\" message=\"\(message)\">"
      text += XMLText.escaped(body(finding)) + "</failure>\n    </testcase>\n"
    }
    return text + "  </testsuite>\n"
  }

  private func body(_ finding: Finding) -> String {
    let head = "\(finding.location.text): \(finding.severity.word): \(finding.message) [\(finding.kind.name)]"
    let notes = finding.notes.map { note in
      (note.location.map { "\($0.text): " } ?? "") + "note: " + note.message
    }
    return ([head] + notes).joined(separator: "\n")
  }
}
