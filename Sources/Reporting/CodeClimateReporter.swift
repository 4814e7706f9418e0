internal import Diagnostics
internal import Geometry

/// Findings as Code Climate's JSON, which GitLab's merge requests show: an object a finding, whose
/// fingerprint stays when lines move.
package struct CodeClimateReporter: Reporter {
  /// Makes the reporter.
  package init() {}

  package func text(of report: Report) -> String {
    var fingerprint = Fingerprint()
    let issues = report.findings.map { issue($0, fingerprint.text(of: $0)) }
    return issues.isEmpty ? "[]\n" : "[\n  " + issues.joined(separator: ",\n  ") + "]\n"
  }

  private func issue(_ finding: Finding, _ fingerprint: String) -> String {
    let place = finding.location
    return JSONText.object([
      ("type", JSONText.string("issue")),
      ("check_name", JSONText.string(finding.kind.name)),
      ("description", JSONText.string(finding.message)),
      ("categories", JSONText.array([JSONText.string("Bug Risk")])),
      ("severity", JSONText.string(finding.severity == .error ? "major" : "minor")),
      ("fingerprint", JSONText.string(fingerprint)),
      (
        "location",
        JSONText.object([
          ("path", JSONText.string(place.path)),
          (
            "positions",
            JSONText.object([
              ("begin", position(place.line, place.column)),
              ("end", position(place.endLine, place.endColumn)),
            ])
          ),
          ("lines", JSONText.object([("begin", String(place.line)), ("end", String(place.endLine))])),
        ])
      ),
    ])
  }

  private func position(_ line: Int, _ column: Int) -> String {
    JSONText.object([("line", String(line)), ("column", String(column))])
  }
}
