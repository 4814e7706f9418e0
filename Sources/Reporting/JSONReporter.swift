internal import Geometry
internal import Diagnostics
internal import Geometry

/// Findings as one JSON object; the form is part of the command line's contract.
package struct JSONReporter: Reporter {
  /// Goes up when a member changes its meaning or goes away; new members may come without.
  package static let schemaVersion = 1

  /// Makes the reporter.
  package init() {}

  package func text(of report: Report) -> String {
    var text = "{\"schemaVersion\": \(JSONReporter.schemaVersion), \"diagnostics\": ["
    var separator = "\n  "
    for finding in report.findings {
      text += separator + object(finding)
      separator = ",\n  "
    }
    return text + "]}\n"
  }

  private func object(_ finding: Finding) -> String {
    let place = finding.location
    return JSONText.object([
      ("kind", JSONText.string(finding.kind.name)),
      ("severity", JSONText.string(finding.severity.word)),
      ("file", JSONText.string(place.path)),
      ("line", String(place.line)),
      ("column", String(place.column)),
      ("endLine", String(place.endLine)),
      ("endColumn", String(place.endColumn)),
      ("message", JSONText.string(finding.message)),
      ("object", finding.object.map(JSONText.string)),
      ("notes", JSONText.array(finding.notes.map(note))),
      ("fixes", JSONText.array(finding.fixes.map(fix))),
    ])
  }

  private func note(_ note: Finding.Note) -> String {
    JSONText.object([
      ("message", JSONText.string(note.message)),
      ("file", note.location.map { JSONText.string($0.path) }),
      ("line", note.location.map { String($0.line) }),
      ("column", note.location.map { String($0.column) }),
    ])
  }

  private func fix(_ fix: Finding.Fix) -> String {
    let edits = fix.edits.map { edit in
      JSONText.object([
        ("file", JSONText.string(edit.path)), ("offset", String(edit.offset)),
        ("length", String(edit.length)), ("text", JSONText.string(edit.text)),
      ])
    }
    return JSONText.object([
      ("message", JSONText.string(fix.message)), ("edits", JSONText.array(edits)),
    ])
  }
}
