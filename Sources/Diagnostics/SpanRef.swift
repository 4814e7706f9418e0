/// A place in a file that costs nothing to keep: an element and what of it is meant.
///
/// It becomes bytes, line and column only when the diagnostics are finished.
package struct SpanRef: Hashable, Sendable {
  /// What of an element a place means.
  package enum Part: Hashable, Sendable {
    /// The name in the start tag.
    case name
    /// The whole start tag.
    case tag
    /// The value of the attribute at this position in the element.
    case value(Int)
    /// The name of the attribute at this position in the element.
    case attributeName(Int)
    /// The value of an attribute from one byte of it on: offset and length inside the value.
    case valuePart(attribute: Int, offset: Int, length: Int)
    /// The text between the tags.
    case text
  }

  package let file: FileID
  /// The element's number in the file's tree, in document order; -1 for bytes.
  package let element: Int32
  package let part: Part
  /// The offset where `element` is -1.
  package let offset: Int
  /// The length where `element` is -1.
  package let length: Int

  /// The place of an element, or of a part of it.
  package init(file: FileID, element: Int, part: Part = .name) {
    self.file = file
    self.element = Int32(truncatingIfNeeded: element)
    self.part = part
    offset = 0
    length = 0
  }

  /// A place given by bytes, for what has no element (malformed XML, JSON, strings).
  package init(_ span: SourceSpan) {
    file = span.file
    element = -1
    part = .tag
    offset = span.offset
    length = span.length
  }
}
