internal import Diagnostics
internal import Reporting

/// The findings of a document as bytes, and back.
enum ReportForm {
  /// How many cells before or under a caret can be: a line is cut far earlier.
  private static let cells = 0...4096

  /// Writes all that a report shows and counts.
  static func write(_ report: Report, to writer: inout ByteWriter) {
    writer.add(report.findings) { write($1, to: &$0) }
    writer.add(report.hidden) { writer, hidden in
      writer.add(hidden.kind)
      writer.add(hidden.count)
    }
  }

  /// Reads a report; nil where a kind is not known or the bytes say something else.
  static func read(_ reader: inout ByteReader, kind: (String) -> DiagnosticKind?) -> Report? {
    guard let findings = reader.list({ finding(&$0, kind: kind) }),
      let hidden = reader.list({ hidden(&$0) })
    else { return nil }
    var report = Report()
    for finding in findings { report.add(finding) }
    for entry in hidden { report.hide(entry.kind, count: entry.count) }
    return report
  }

  // MARK: Findings

  private static func write(_ finding: Finding, to writer: inout ByteWriter) {
    writer.add(finding.kind.name)
    writer.add(finding.severity.rawValue)
    write(finding.location, to: &writer)
    writer.add(finding.message)
    writer.add(finding.object) { $0.add($1) }
    writer.add(finding.notes) { writer, note in
      writer.add(note.message)
      writer.add(note.location) { write($1, to: &$0) }
    }
    writer.add(finding.fixes) { writer, fix in
      writer.add(fix.message)
      writer.add(fix.edits) { write($1, to: &$0) }
    }
    writer.add(finding.snippet) { write($1, to: &$0) }
  }

  private static func finding(
    _ reader: inout ByteReader, kind: (String) -> DiagnosticKind?
  ) -> Finding? {
    guard let kind = reader.text().flatMap(kind), let severity = reader.number().flatMap(Severity.init),
      let location = location(&reader), let message = reader.text(),
      let object = reader.optional({ $0.text() }), let notes = reader.list({ note(&$0) }),
      let fixes = reader.list({ fix(&$0) }), let snippet = reader.optional({ snippet(&$0) })
    else { return nil }
    return Finding(
      kind: kind, severity: severity, location: location, message: message, object: object, notes: notes,
      fixes: fixes, snippet: snippet)
  }

  private static func hidden(_ reader: inout ByteReader) -> Report.Hidden? {
    guard let kind = reader.text(), let count = reader.number() else { return nil }
    return Report.Hidden(kind: kind, count: count)
  }

  // MARK: Their parts

  private static func note(_ reader: inout ByteReader) -> Finding.Note? {
    guard let message = reader.text(), let location = reader.optional({ location(&$0) }) else { return nil }
    return Finding.Note(message: message, location: location)
  }

  private static func fix(_ reader: inout ByteReader) -> Finding.Fix? {
    guard let message = reader.text(), let edits = reader.list({ edit(&$0) }) else { return nil }
    return Finding.Fix(message: message, edits: edits)
  }

  private static func write(_ edit: Finding.Edit, to writer: inout ByteWriter) {
    writer.add(edit.path)
    writer.add(edit.offset)
    writer.add(edit.length)
    writer.add(edit.text)
  }

  private static func edit(_ reader: inout ByteReader) -> Finding.Edit? {
    guard let path = reader.text(), let offset = reader.number(), let length = reader.number(),
      let text = reader.text()
    else { return nil }
    return Finding.Edit(path: path, offset: offset, length: length, text: text)
  }

  private static func write(_ place: Location, to writer: inout ByteWriter) {
    writer.add(place.path)
    for number in [place.offset, place.length, place.line, place.column, place.endLine, place.endColumn] {
      writer.add(number)
    }
  }

  private static func location(_ reader: inout ByteReader) -> Location? {
    guard let path = reader.text(), let offset = reader.number(), let length = reader.number(),
      let line = reader.number(), let column = reader.number(), let endLine = reader.number(),
      let endColumn = reader.number()
    else { return nil }
    return Location(
      path: path, offset: offset, length: length, line: line, column: column, endLine: endLine,
      endColumn: endColumn)
  }

  private static func write(_ snippet: Snippet, to writer: inout ByteWriter) {
    writer.add(snippet.line)
    writer.add(snippet.text)
    writer.add(snippet.caret)
    writer.add(snippet.width)
  }

  private static func snippet(_ reader: inout ByteReader) -> Snippet? {
    guard let line = reader.number(), let text = reader.text(), let caret = reader.number(),
      let width = reader.number(), cells.contains(caret), cells.contains(width), width > 0
    else { return nil }
    return Snippet(line: line, text: text, caret: caret, width: width)
  }
}
