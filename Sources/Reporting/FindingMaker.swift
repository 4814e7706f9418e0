internal import Diagnostics

/// Computes lines, columns and source lines for diagnostics; reads a file's lines only when it has some.
struct FindingMaker {
  private var files: FilePlaces
  private var positions: [FileID: SourcePositions] = [:]

  /// Makes findings in `files`.
  init(files: FilePlaces) {
    self.files = files
  }

  /// The finding for a diagnostic.
  mutating func finding(for placed: PlacedDiagnostic) -> Finding {
    let diagnostic = placed.diagnostic
    let location = location(file: diagnostic.place.file, placed.range)
    return Finding(
      kind: diagnostic.kind, severity: placed.severity, location: location, message: diagnostic.message,
      object: diagnostic.object, notes: diagnostic.notes.map { note(for: $0) },
      // What may be wrong isn't to be mended unasked.
      fixes: diagnostic.isDoubtful ? [] : diagnostic.fixIts.compactMap { fix(for: $0) },
      snippet: snippet(diagnostic.place.file, location))
  }

  private mutating func note(for note: Diagnostic.Note) -> Finding.Note {
    guard let place = note.place else { return Finding.Note(message: note.message, location: nil) }
    return Finding.Note(
      message: note.message, location: location(file: place.file, files.range(of: place)))
  }

  private mutating func fix(for fixIt: FixIt) -> Finding.Fix? {
    var edits: [Finding.Edit] = []
    for edit in fixIt.edits {
      guard let range = files.range(of: edit), let path = files.resolver(edit.place.file)?.file.path else {
        return nil
      }
      edits.append(
        Finding.Edit(path: path, offset: range.lowerBound, length: range.count, text: edit.text))
    }
    return Finding.Fix(message: fixIt.message, edits: edits)
  }

  private mutating func location(file: FileID, _ range: Range<Int>) -> Location {
    guard let source = files.resolver(file)?.file else {
      return Location(path: "", offset: 0, length: 0, line: 1, column: 1, endLine: 1, endColumn: 1)
    }
    var lines = positions.removeValue(forKey: file) ?? SourcePositions(source.bytes)
    let start = lines.position(of: range.lowerBound)
    let end = lines.position(of: range.upperBound)
    positions[file] = lines
    return Location(
      path: source.path, offset: range.lowerBound, length: range.count, line: start.line,
      column: start.column, endLine: end.line, endColumn: end.column)
  }

  private mutating func snippet(_ file: FileID, _ location: Location) -> Snippet? {
    guard let bytes = files.resolver(file)?.file.bytes, let lines = positions[file] else { return nil }
    guard !bytes.isEmpty else { return nil }
    let marked = location.offset..<(location.offset + location.length)
    return Snippet(line: location.line, of: bytes, range: lines.range(ofLine: location.line), marked: marked)
  }
}
