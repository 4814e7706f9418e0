internal import Diagnostics
internal import Geometry

/// Findings as SARIF 2.1.0 (OASIS), for GitHub's code scanning and other readers: one run, a rule a kind.
package struct SARIFReporter: Reporter {
  private static let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  private let version: String

  /// Makes the reporter of a viewc of `version`.
  package init(version: String) {
    self.version = version
  }

  package func text(of report: Report) -> String {
    var fingerprint = Fingerprint()
    // Only the rules that found something: the file stays small, and readers need no others.
    let kinds = Set(report.findings.map(\.kind)).sorted { $0.name < $1.name }
    let results = report.findings.map { result($0, fingerprint.text(of: $0), kinds) }
    let driver = JSONText.object([
      ("name", JSONText.string("viewc")), ("version", version.isEmpty ? nil : JSONText.string(version)),
      ("rules", list(kinds.map(rule), indent: "      ")),
    ])
    let run = JSONText.object([
      ("tool", JSONText.object([("driver", driver)])),
      ("columnKind", JSONText.string("unicodeCodePoints")),
      ("results", list(results, indent: "    ")),
    ])
    return JSONText.object([
      ("$schema", JSONText.string(SARIFReporter.schema)), ("version", JSONText.string("2.1.0")),
      ("runs", "[\n  \(run)]"),
    ]) + "\n"
  }

  /// A list with a line for each of `values`.
  private func list(_ values: [String], indent: String) -> String {
    values.isEmpty ? "[]" : "[\n\(indent)" + values.joined(separator: ",\n\(indent)") + "]"
  }

  private func rule(_ kind: DiagnosticKind) -> String {
    JSONText.object([
      ("id", JSONText.string(kind.name)),
      ("shortDescription", message(kind.summary)),
      (
        "help",
        JSONText.object([
          ("text", JSONText.string(kind.explanation)), ("markdown", JSONText.string(kind.explanation)),
        ])
      ),
      (
        "defaultConfiguration",
        JSONText.object([
          ("enabled", kind.visibility == .always ? "true" : "false"),
          ("level", JSONText.string(kind.severity.word)),
        ])
      ),
    ])
  }

  private func result(_ finding: Finding, _ fingerprint: String, _ kinds: [DiagnosticKind]) -> String {
    let notes = finding.notes.compactMap { note in note.location.map { related($0, note.message) } }
    // Notes without a place are part of the message; nothing else could hold them.
    let more = finding.notes.filter { $0.location == nil }.map { "\n" + $0.message }.joined()
    return JSONText.object([
      ("ruleId", JSONText.string(finding.kind.name)),
      ("ruleIndex", kinds.firstIndex(of: finding.kind).map(String.init)),
      ("level", JSONText.string(finding.severity.word)),
      ("message", message(finding.message + more)),
      ("locations", "[\(location(finding.location, object: finding.object))]"),
      ("relatedLocations", notes.isEmpty ? nil : JSONText.array(notes)),
      ("partialFingerprints", JSONText.object([("viewc/v1", JSONText.string(fingerprint))])),
      ("fixes", finding.fixes.isEmpty ? nil : JSONText.array(finding.fixes.map(fix))),
    ])
  }

  private func message(_ text: String) -> String { JSONText.object([("text", JSONText.string(text))]) }

  private func location(_ place: Location, object: String?) -> String {
    let logical = object.map {
      "[" + JSONText.object([("name", JSONText.string($0)), ("kind", JSONText.string("object"))]) + "]"
    }
    return JSONText.object([("physicalLocation", physical(place)), ("logicalLocations", logical)])
  }

  private func related(_ place: Location, _ text: String) -> String {
    JSONText.object([("physicalLocation", physical(place)), ("message", message(text))])
  }

  private func physical(_ place: Location) -> String {
    JSONText.object([
      ("artifactLocation", artifact(place.path)),
      (
        "region",
        JSONText.object([
          ("startLine", String(place.line)), ("startColumn", String(place.column)),
          ("endLine", String(place.endLine)), ("endColumn", String(place.endColumn)),
          ("byteOffset", String(place.offset)), ("byteLength", String(place.length)),
        ])
      ),
    ])
  }

  private func artifact(_ path: String) -> String {
    JSONText.object([("uri", JSONText.string(PathURI.text(path)))])
  }

  private func fix(_ fix: Finding.Fix) -> String {
    var paths: [String] = []
    for edit in fix.edits where !paths.contains(edit.path) { paths.append(edit.path) }
    let changes = paths.map { path in
      JSONText.object([
        ("artifactLocation", artifact(path)),
        ("replacements", JSONText.array(fix.edits.filter { $0.path == path }.map(replacement))),
      ])
    }
    return JSONText.object([
      ("description", message(fix.message)), ("artifactChanges", JSONText.array(changes)),
    ])
  }

  private func replacement(_ edit: Finding.Edit) -> String {
    JSONText.object([
      (
        "deletedRegion",
        JSONText.object([("byteOffset", String(edit.offset)), ("byteLength", String(edit.length))])
      ),
      ("insertedContent", edit.text.isEmpty ? nil : message(edit.text)),
    ])
  }
}
