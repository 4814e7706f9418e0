package import Diagnostics

/// Reads JSON as RFC 8259 has it, and nothing beyond; the first mistake is reported and ends the reading.
package struct JSONReader {
  /// The deepest nesting of arrays and objects.
  static let depthLimit = 256

  private let file: FileID
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private var bag = DiagnosticBag()

  /// The value in `file`; nil after reporting why there is none.
  package static func read(_ file: SourceFile, into bag: inout DiagnosticBag) -> JSONValue? {
    var reader = JSONReader(file)
    let value = reader.document()
    bag.merge(reader.bag)
    return value
  }

  private init(_ file: SourceFile) {
    self.file = file.id
    bytes = file.bytes
  }

  private mutating func document() -> JSONValue? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    skipBlanks()
    guard let value = value() else { return nil }
    skipBlanks()
    guard position == bytes.count else { return fail("text after the end of the value", length: 1) }
    return value
  }

  private mutating func value() -> JSONValue? {
    let start = position
    guard position < bytes.count else { return fail("the file ends where a value is due") }
    let content: JSONValue.Content?
    switch bytes[position] {
    case UInt8(ascii: "{"): content = nested { $0.object() }
    case UInt8(ascii: "["): content = nested { $0.array() }
    case UInt8(ascii: "\""): content = string().map(JSONValue.Content.string)
    case UInt8(ascii: "-"), 0x30...0x39: content = number()
    default: content = word()
    }
    return content.map { JSONValue(content: $0, span: span(from: start)) }
  }

  private mutating func nested(
    _ read: (inout JSONReader) -> JSONValue.Content?
  ) -> JSONValue.Content? {
    guard depth < JSONReader.depthLimit else {
      return fail("values are nested over \(JSONReader.depthLimit) deep", length: 1)
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  private mutating func array() -> JSONValue.Content? {
    position += 1
    var elements: [JSONValue] = []
    skipBlanks()
    if take("]") { return .array([]) }
    while true {
      skipBlanks()
      guard let element = value() else { return nil }
      elements.append(element)
      skipBlanks()
      if take("]") { return .array(elements) }
      guard separator(before: "]", in: "array") else { return nil }
    }
  }

  private mutating func object() -> JSONValue.Content? {
    position += 1
    var members: [JSONValue.Member] = []
    var places: [String: SourceSpan] = [:]
    skipBlanks()
    if take("}") { return .object([]) }
    while true {
      skipBlanks()
      guard let member = member() else { return nil }
      if let first = places[member.key] {
        reportDuplicate(member, first)
      } else {
        places[member.key] = member.keySpan
        members.append(member)
      }
      skipBlanks()
      if take("}") { return .object(members) }
      guard separator(before: "}", in: "object") else { return nil }
    }
  }

  private mutating func member() -> JSONValue.Member? {
    let start = position
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
      return fail(
        position < bytes.count ? "a key must be a string in double quotes" : "the file ends inside an object",
        length: 1)
    }
    guard let key = string() else { return nil }
    let keySpan = span(from: start)
    skipBlanks()
    guard take(":") else { return fail("a ':' is missing after the key \"\(key)\"", length: 1) }
    skipBlanks()
    return value().map { JSONValue.Member(key: key, keySpan: keySpan, value: $0) }
  }

  /// Whether a comma follows that has a value behind it.
  private mutating func separator(before closing: Character, in what: String) -> Bool {
    let comma = position
    guard take(",") else {
      let isAtEnd = position >= bytes.count
      return fail(
        isAtEnd ? "the file ends inside an \(what)" : "a ',' or '\(closing)' is missing in the \(what)",
        length: isAtEnd ? 0 : 1) ?? false
    }
    skipBlanks()
    guard position < bytes.count, bytes[position] == closing.asciiValue else { return true }
    position = comma
    return fail("a ',' cannot stand before '\(closing)'", length: 1) ?? false
  }

  private mutating func word() -> JSONValue.Content? {
    for (text, content) in [
      ("true", JSONValue.Content.boolean(true)), ("false", .boolean(false)), ("null", .null),
    ] where bytes[position...].starts(with: text.utf8) {
      position += text.utf8.count
      return content
    }
    switch bytes[position] {
    case UInt8(ascii: "/"): return fail("comments are not part of JSON", length: 2)
    case UInt8(ascii: "'"): return fail("strings need double quotes", length: 1)
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"):
      return fail("a value is missing before '\(Character(Unicode.Scalar(bytes[position])))'", length: 1)
    default: return fail("text that is no JSON value", length: wordLength())
    }
  }

  private func wordLength() -> Int {
    var end = position
    while end < bytes.count, !" \t\r\n,]}:".utf8.contains(bytes[end]) { end += 1 }
    return max(end - position, 1)
  }

  // MARK: Numbers and strings

  private mutating func number() -> JSONValue.Content? {
    let start = position
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    let firstDigit = position
    guard digits() else { return fail("a number needs a digit here", length: 1) }
    if bytes[firstDigit] == UInt8(ascii: "0"), position > firstDigit + 1 {
      position = start
      return fail("a number cannot begin with 0", length: wordLength())
    }
    var isInteger = true
    if take(".") {
      isInteger = false
      guard digits() else { return fail("a number needs a digit after its point", length: 1) }
    }
    if take("e") || take("E") {
      isInteger = false
      if !take("+") { _ = take("-") }
      guard digits() else { return fail("a number needs a digit in its exponent", length: 1) }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      position = start
      return fail("the number is too large", length: text.utf8.count)
    }
    return .number(value, isInteger: isInteger)
  }

  private mutating func digits() -> Bool {
    let start = position
    while position < bytes.count, bytes[position] >= 0x30, bytes[position] <= 0x39 { position += 1 }
    return position > start
  }

  private mutating func string() -> String? {
    let start = position
    position += 1
    var content: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let text = String(validating: content, as: UTF8.self) else {
          position = start
          return fail("the string is not UTF-8", length: 1)
        }
        return text
      case UInt8(ascii: "\\"):
        guard escape(into: &content) else { return nil }
      case 0..<0x20:
        if byte == 10 || byte == 13 {
          position = start
          return fail("the closing quote of the string is missing", length: 1)
        }
        return fail("a control character must be written as an escape", length: 1)
      default:
        content.append(byte)
        position += 1
      }
    }
    position = start
    return fail("the closing quote of the string is missing", length: 1)
  }

  private static let escapes: [UInt8: UInt8] = [
    0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 8, 0x66: 12, 0x6E: 10, 0x72: 13, 0x74: 9,
  ]

  private mutating func escape(into content: inout [UInt8]) -> Bool {
    let start = position
    position += 1
    guard position < bytes.count else { return true }
    if let plain = JSONReader.escapes[bytes[position]] {
      content.append(plain)
      position += 1
      return true
    }
    guard take("u"), var code = hexUnit() else { return failEscape(at: start) }
    if code & 0xFC00 == 0xD800 {
      guard take("\\"), take("u"), let low = hexUnit(), low & 0xFC00 == 0xDC00 else {
        return failEscape(at: start)
      }
      code = 0x10000 + ((code & 0x3FF) << 10 | (low & 0x3FF))
    }
    guard let scalar = Unicode.Scalar(code) else { return failEscape(at: start) }
    content.append(contentsOf: String(Character(scalar)).utf8)
    return true
  }

  private mutating func failEscape(at start: Int) -> Bool {
    position = start
    return fail("the escape is none of JSON's", length: 2) ?? false
  }

  private mutating func hexUnit() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    let text = String(decoding: bytes[position..<(position + 4)], as: UTF8.self)
    guard text.utf8.count == 4, let code = UInt32(text, radix: 16), !text.hasPrefix("+") else { return nil }
    position += 4
    return code
  }

  // MARK: Cursor

  private mutating func skipBlanks() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard position < bytes.count, bytes[position] == character.asciiValue else { return false }
    position += 1
    return true
  }

  private func span(from start: Int) -> SourceSpan {
    SourceSpan(file: file, offset: start, length: position - start)
  }

  private mutating func fail<Value>(_ message: String, length: Int = 0) -> Value? {
    let span = SourceSpan(file: file, offset: position, length: min(length, bytes.count - position))
    bag.report(DataKinds.invalidJSON, at: SpanRef(span), message)
    return nil
  }

  private mutating func reportDuplicate(_ member: JSONValue.Member, _ first: SourceSpan) {
    bag.report(
      DataKinds.duplicateKey, at: SpanRef(member.keySpan), "key \"\(member.key)\" is in the object already",
      notes: [Diagnostic.Note("the first \"\(member.key)\" is here", at: SpanRef(first))])
  }
}
