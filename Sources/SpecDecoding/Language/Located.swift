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
