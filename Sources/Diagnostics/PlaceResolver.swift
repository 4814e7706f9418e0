/// Turns the places of one file into bytes; what reads the file's syntax provides it.
package protocol PlaceResolver: Sendable {
  /// The file whose places are meant.
  var file: SourceFile { get }

  /// The bytes that a place means; nil for a place in another file.
  func range(of place: SpanRef) -> Range<Int>?

  /// The bytes that an edit's text replaces; nil for an edit of another file.
  func range(of edit: FixIt.Edit) -> Range<Int>?
}
