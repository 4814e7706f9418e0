package import Diagnostics

/// A value of a JSON file, with its bytes.
package struct JSONValue: Sendable {
  /// What a value is.
  package indirect enum Content: Sendable {
    case null
    case boolean(Bool)
    case number(Double, isInteger: Bool)
    case string(String)
    case array([JSONValue])
    /// In the order of the file.
    case object([Member])
  }

  /// A key of an object and its value.
  package struct Member: Sendable {
    package let key: String
    /// The key with its quotes.
    package let keySpan: SourceSpan
    package let value: JSONValue
  }

  package let content: Content
  /// The value's bytes, with its quotes or brackets.
  package let span: SourceSpan

  /// The place of the value.
  package var place: SpanRef { SpanRef(span) }

  /// The place of a string's text, without its quotes; the whole value for others.
  package var textPlace: SpanRef {
    guard case .string = content, span.length >= 2 else { return place }
    return SpanRef(SourceSpan(file: span.file, offset: span.offset + 1, length: span.length - 2))
  }

  /// The place of the bracket or quote with which the value begins.
  package var opening: SpanRef { SpanRef(SourceSpan(file: span.file, offset: span.offset, length: 1)) }

  /// The value of a key; nil where there is none, or the value is no object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// What the value is, in words.
  package var kindName: String {
    switch content {
    case .null: "null"
    case .boolean: "a truth value"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
