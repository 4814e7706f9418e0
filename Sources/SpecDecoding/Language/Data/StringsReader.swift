package import Diagnostics

/// Reads `.strings` files in the old property list form: `"key" = "value";` with C comments.
package struct StringsReader {
  private let file: FileID
  private let bytes: [UInt8]
  private var position = 0
  private var bag = DiagnosticBag()

  /// The translations in `file`, whose bytes are UTF-8; nil after reporting why there are none.
  package static func read(_ file: SourceFile, into bag: inout DiagnosticBag) -> StringsTable? {
    var reader = StringsReader(file)
    let table = reader.table()
    bag.merge(reader.bag)
    return table
  }

  private init(_ file: SourceFile) {
    self.file = file.id
    bytes = file.bytes
  }

  private mutating func table() -> StringsTable? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    var entries: [StringsTable.Entry] = []
    var places: [String: SourceSpan] = [:]
    while skipBlanks(), position < bytes.count {
      guard let entry = entry() else { return nil }
      if let first = places[entry.key] {
        reportDuplicate(entry, first)
      } else {
        places[entry.key] = entry.keySpan
        entries.append(entry)
      }
    }
    return bag.hasErrors && position < bytes.count ? nil : StringsTable(entries: entries)
  }

  private mutating func entry() -> StringsTable.Entry? {
    let start = position
    guard let key = token("a key is due here") else { return nil }
    let keySpan = SourceSpan(file: file, offset: start, length: position - start)
    guard skipBlanks() else { return nil }
    // `"key";` stands for a key that is its own value.
    if take(";") { return StringsTable.Entry(key: key, keySpan: keySpan, value: key) }
    guard take("=") else { return fail("a '=' is missing after the key \"\(key)\"") }
    guard skipBlanks(), let value = token("a value in quotes is due here") else { return nil }
    let end = position
    guard skipBlanks() else { return nil }
    guard take(";") else {
      position = end
      return fail("a ';' is missing after the value")
    }
    return StringsTable.Entry(key: key, keySpan: keySpan, value: value)
  }

  /// A quoted string, or a bare word.
  private mutating func token(_ expectation: String) -> String? {
    guard position < bytes.count else { return fail("the file ends inside an entry") }
    if bytes[position] == UInt8(ascii: "\"") { return quoted() }
    let start = position
    while position < bytes.count, isBare(bytes[position]) { position += 1 }
    guard position > start else { return fail(expectation) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func isBare(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39)
      || "_-.$/:".utf8.contains(byte)
  }

  private mutating func quoted() -> String? {
    let start = position
    position += 1
    var content: [UInt8] = []
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"): escape(into: &content)
      default:
        content.append(bytes[position])
        position += 1
      }
    }
    position = start
    return fail("the closing quote is missing")
  }

  private mutating func escape(into content: inout [UInt8]) {
    position += 1
    guard position < bytes.count else { return }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): content.append(10)
    case UInt8(ascii: "t"): content.append(9)
    case UInt8(ascii: "r"): content.append(13)
    case UInt8(ascii: "U"), UInt8(ascii: "u"): appendUnit(into: &content)
    default: content.append(byte)
    }
  }

  private mutating func appendUnit(into content: inout [UInt8]) {
    guard position + 4 <= bytes.count,
      let code = UInt32(String(decoding: bytes[position..<(position + 4)], as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(code)
    else { return }
    position += 4
    content.append(contentsOf: String(Character(scalar)).utf8)
  }

  /// Skips blanks and comments; false for a comment that isn't closed.
  private mutating func skipBlanks() -> Bool {
    while position < bytes.count {
      if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
        position += 1
      } else if bytes[position...].starts(with: "//".utf8) {
        while position < bytes.count, bytes[position] != 10 { position += 1 }
      } else if bytes[position...].starts(with: "/*".utf8) {
        guard skipComment() else { return false }
      } else {
        return true
      }
    }
    return true
  }

  private mutating func skipComment() -> Bool {
    let start = position
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        return true
      }
      position += 1
    }
    position = start
    let _: Int? = fail("a comment is not closed")
    return false
  }

  private mutating func take(_ character: Character) -> Bool {
    guard position < bytes.count, bytes[position] == character.asciiValue else { return false }
    position += 1
    return true
  }

  private mutating func fail<Value>(_ message: String) -> Value? {
    let span = SourceSpan(file: file, offset: position, length: position < bytes.count ? 1 : 0)
    bag.report(DataKinds.invalidStrings, at: SpanRef(span), message)
    return nil
  }

  private mutating func reportDuplicate(_ entry: StringsTable.Entry, _ first: SourceSpan) {
    bag.report(
      DataKinds.duplicateKey, at: SpanRef(entry.keySpan), "key \"\(entry.key)\" is in the file already",
      notes: [Diagnostic.Note("the first \"\(entry.key)\" is here", at: SpanRef(first))])
  }
}
