package import Diagnostics

/// A value and the place where it was written.
package struct Located<Value: Sendable>: Sendable {
  package let value: Value
  package let place: SpanRef

  /// Puts a value at its place.
  package init(_ value: Value, at place: SpanRef) {
    self.value = value
    self.place = place
  }

  /// Another value at the same place.
  package func map<Other: Sendable>(_ transform: (Value) -> Other) -> Located<Other> {
    Located<Other>(transform(value), at: place)
  }
}

extension SpanRef {
  /// A stretch of the value that this place means: bytes from `offset` on.
  ///
  /// Another place stays as it is.
  package func part(offset: Int, length: Int) -> SpanRef {
    switch part {
    case .value(let attribute):
      return SpanRef(
        file: file, element: Int(element),
        part: .valuePart(attribute: attribute, offset: offset, length: length))
    case .valuePart(let attribute, let start, _):
      return SpanRef(
        file: file, element: Int(element),
        part: .valuePart(attribute: attribute, offset: start + offset, length: length))
    default: return self
    }
  }
}

extension Located where Value == String {
  /// The parts between blanks, each at its place.
  package var words: [Located<String>] { parts(at: " ").filter { !$0.value.isEmpty } }

  /// The parts between the occurrences of a letter, each at its place; empty ones too.
  package func parts(at separator: Character) -> [Located<String>] {
    var offset = 0
    return value.split(separator: separator, omittingEmptySubsequences: false).map { part in
      defer { offset += part.utf8.count + separator.utf8.count }
      return Located(String(part), at: place.part(offset: offset, length: part.utf8.count))
    }
  }

  /// What stands before and behind a letter; nil where it isn't there.
  package func halves(at separator: Character) -> (Located<String>, Located<String>)? {
    guard let mark = value.firstIndex(of: separator) else { return nil }
    let head = value[..<mark]
    let tail = value[value.index(after: mark)...]
    let start = head.utf8.count + separator.utf8.count
    return (
      Located(String(head), at: place.part(offset: 0, length: head.utf8.count)),
      Located(String(tail), at: place.part(offset: start, length: tail.utf8.count))
    )
  }
}
