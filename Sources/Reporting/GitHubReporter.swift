internal import Diagnostics

/// Findings as GitHub's workflow commands, which become annotations.
///
/// GitHub shows ten annotations of a severity a step, so the tenth and later ones of a kind are one
/// annotation, at the first of them, that says how many and where.
package struct GitHubReporter: Reporter {
  private static let shown = 9

  /// Makes the reporter.
  package init() {}

  package func text(of report: Report) -> String {
    var counts: [String: Int] = [:]
    var rest: [String: [Finding]] = [:]
    var kinds: [String] = []
    var text = ""
    for finding in report.findings {
      let kind = finding.kind.name
      counts[kind, default: 0] += 1
      if counts[kind, default: 0] <= GitHubReporter.shown {
        text += line(finding, message(finding))
      } else {
        if rest[kind] == nil { kinds.append(kind) }
        rest[kind, default: []].append(finding)
      }
    }
    for kind in kinds { text += rolledUp(rest[kind] ?? []) }
    return text
  }

  /// The remaining findings of a kind in one annotation.
  private func rolledUp(_ findings: [Finding]) -> String {
    guard let first = findings.first, findings.count > 1 else {
      return findings.map { line($0, message($0)) }.joined()
    }
    let lines = findings.map { "\($0.location.text): \($0.message)" }
    return line(first, .more(findings.count, first.kind.name) + "\n" + lines.joined(separator: "\n"))
  }

  private func message(_ finding: Finding) -> String {
    let notes = finding.notes.map { note in
      "\n" + (note.location.map { "\($0.text): " } ?? "") + note.message
    }
    return finding.message + notes.joined()
  }

  private func line(_ finding: Finding, _ message: String) -> String {
    let place = finding.location
    var parts = [
      "file=\(property(place.path))", "line=\(place.line)", "endLine=\(place.endLine)",
    ]
    // Columns are for places on one line only.
    if place.line == place.endLine { parts += ["col=\(place.column)", "endColumn=\(place.endColumn)"] }
    parts.append("title=\(property(finding.kind.name))")
    return "::\(finding.severity.word) \(parts.joined(separator: ","))::\(data(message))\n"
  }

  /// By scalars: a carriage return with its line feed is one character.
  private func data(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension String {
  fileprivate static func more(_ count: Int, _ kind: String) -> String { "\(count) more of \(kind)" }
}
