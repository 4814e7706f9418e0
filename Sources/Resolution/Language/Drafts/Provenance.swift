package import Diagnostics
internal import SpecDecoding

/// Where the elements and attributes of a lowered document were written.
///
/// Findings about a lowered document are made in its own places; this brings them to the spec.
package struct Provenance: Sendable {
  /// The number that stands for the lowered document's file in places.
  package let file: FileID
  private(set) var places: [SpanRef] = []
  private var instances: [[SpanRef]] = []
  /// The row of each element's first attribute.
  private var firstRow: [Int] = []
  private var rows: [Row] = []

  /// An attribute's places.
  struct Row: Sendable {
    let value: SpanRef
    let name: SpanRef
    /// Whether the value is the text at that place.
    let isVerbatim: Bool
  }

  /// Knows no element yet.
  init(file: FileID) {
    self.file = file
  }

  /// Adds the next element.
  mutating func add(_ place: SpanRef, instances: [SpanRef], rows: [Row]) {
    places.append(place)
    self.instances.append(instances)
    firstRow.append(self.rows.count)
    self.rows += rows
  }

  /// Where an element of the lowered document was written.
  package func origin(of element: Int) -> Origin? {
    places.indices.contains(element) ? Origin(places[element], instances: instances[element]) : nil
  }

  /// The place in the spec of a place in the lowered document; other files' places stay as they are.
  package func place(_ place: SpanRef) -> SpanRef { mapped(place).place }

  /// `bag` with places in the spec, uses of components as notes, and fix-its only where they still fit.
  package func bag(_ bag: DiagnosticBag) -> DiagnosticBag {
    var result = DiagnosticBag()
    for diagnostic in bag.diagnostics { result.report(self.diagnostic(diagnostic)) }
    return result
  }

  private func diagnostic(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.place.file == file else { return diagnostic }
    let element = Int(diagnostic.place.element)
    let uses = instances.indices.contains(element) ? instances[element] : []
    let notes = diagnostic.notes.map { Diagnostic.Note($0.message, at: $0.place.map(place)) }
    let fixIts = diagnostic.fixIts.compactMap(fixIt)
    return Diagnostic(
      diagnostic.kind, at: place(diagnostic.place), diagnostic.message, object: diagnostic.object,
      notes: notes + uses.reversed().map { Diagnostic.Note("the component is used here", at: $0) },
      fixIts: fixIts)
  }

  private func fixIt(_ fixIt: FixIt) -> FixIt? {
    var edits: [FixIt.Edit] = []
    for edit in fixIt.edits {
      let (place, isVerbatim) = mapped(edit.place)
      guard isVerbatim, edit.action == .replace else { return nil }
      edits.append(FixIt.Edit(edit.action, at: place, edit.text))
    }
    return FixIt(fixIt.message, edits: edits)
  }

  private func mapped(_ place: SpanRef) -> (place: SpanRef, isVerbatim: Bool) {
    guard place.file == file else { return (place, true) }
    let element = Int(place.element)
    guard places.indices.contains(element) else { return (places.first ?? place, false) }
    switch place.part {
    case .value(let position):
      return row(position, element).map { ($0.value, $0.isVerbatim) } ?? (places[element], false)
    case .attributeName(let position):
      return row(position, element).map { ($0.name, $0.isVerbatim) } ?? (places[element], false)
    case .valuePart(let position, let offset, let length):
      guard let row = row(position, element) else { return (places[element], false) }
      return row.isVerbatim
        ? (row.value.part(offset: offset, length: length), true) : (row.value, false)
    case .name, .tag, .text: return (places[element], false)
    }
  }

  private func row(_ position: Int, _ element: Int) -> Row? {
    let end = element + 1 < firstRow.count ? firstRow[element + 1] : rows.count
    let index = firstRow[element] + position
    return index < end && position >= 0 ? rows[index] : nil
  }
}
