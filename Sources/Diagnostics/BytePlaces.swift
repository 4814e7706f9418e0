/// The places of a file that has no syntax tree: bytes as they were given.
package struct BytePlaces: PlaceResolver {
  package let file: SourceFile

  /// Resolves the places of `file`.
  package init(_ file: SourceFile) {
    self.file = file
  }

  package func range(of place: SpanRef) -> Range<Int>? {
    guard place.file == file.id else { return nil }
    guard place.element < 0 else { return 0..<0 }
    let start = min(max(place.offset, 0), file.bytes.count)
    return start..<min(start + max(place.length, 0), file.bytes.count)
  }

  package func range(of edit: FixIt.Edit) -> Range<Int>? { range(of: edit.place) }
}
