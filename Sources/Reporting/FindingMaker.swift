internal import Diagnostics

/// Computes lines, columns and source lines for diagnostics; reads a file's lines only when it has some.
struct FindingMaker {
  private let files: [any PlaceResolver]
  private var positions: [SourcePositions?]

  /// Makes findings in `files`; a file's number is its position.
  init(files: [any PlaceResolver]) {
    self.files = files
    positions = [SourcePositions?](repeating: nil, count: files.count)
  }

  /// The finding for a diagnostic.
  mutating func finding(for placed: PlacedDiagnostic) -> Finding {
    let diagnostic = placed.diagnostic
    let location = location(file: diagnostic.place.file, placed.range)
    return Finding(
      kind: diagnostic.kind, severity: placed.severity, location: location, message: diagnostic.message,
      object: diagnostic.object, notes: diagnostic.notes.map { note(for: $0) },
      fixes: diagnostic.fixIts.compactMap(fix), snippet: snippet(diagnostic.place.file, location))
  }

  private mutating func note(for note: Diagnostic.Note) -> Finding.Note {
    guard let place = note.place else { return Finding.Note(message: note.message, location: nil) }
    return Finding.Note(
      message: note.message, location: location(file: place.file, files.range(of: place)))
  }

  private func fix(for fixIt: FixIt) -> Finding.Fix? {
    var edits: [Finding.Edit] = []
    for edit in fixIt.edits {
      guard let range = files.range(of: edit) else { return nil }
      let path = files[Int(edit.place.file.number)].file.path
      edits.append(
        Finding.Edit(path: path, offset: range.lowerBound, length: range.count, text: edit.text))
    }
    return Finding.Fix(message: fixIt.message, edits: edits)
  }

  private mutating func location(file: FileID, _ range: Range<Int>) -> Location {
    let number = Int(file.number)
    guard files.indices.contains(number) else {
      return Location(path: "", offset: 0, length: 0, line: 1, column: 1, endLine: 1, endColumn: 1)
    }
    var lines = positions[number] ?? SourcePositions(files[number].file.bytes)
    let start = lines.position(of: range.lowerBound)
    let end = lines.position(of: range.upperBound)
    positions[number] = lines
    return Location(
      path: files[number].file.path, offset: range.lowerBound, length: range.count, line: start.line,
      column: start.column, endLine: end.line, endColumn: end.column)
  }

  private func snippet(_ file: FileID, _ location: Location) -> Snippet? {
    let number = Int(file.number)
    guard files.indices.contains(number), let lines = positions[number] else { return nil }
    let bytes = files[number].file.bytes
    guard !bytes.isEmpty else { return nil }
    let marked = location.offset..<(location.offset + location.length)
    return Snippet(line: location.line, of: bytes, range: lines.range(ofLine: location.line), marked: marked)
  }
}
