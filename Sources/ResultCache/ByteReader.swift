/// Reads what `ByteWriter` wrote; nil wherever the bytes say something else.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  /// Reads `bytes` from their start.
  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  /// Whether all has been read.
  var isAtEnd: Bool { rest.isEmpty }

  /// The next bytes as they are.
  mutating func raw(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// The next number.
  mutating func number() -> Int? {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 64, let byte = rest.popFirst() {
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(Int64(bitPattern: value)) }
      shift += 7
    }
    return nil
  }

  /// The next text.
  mutating func text() -> String? {
    number().flatMap { raw($0) }.flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// The next list.
  mutating func list<Element>(_ element: (inout ByteReader) -> Element?) -> [Element]? {
    // An element takes a byte at least, so that a wrong count asks for no memory.
    guard let count = number(), count >= 0, count <= rest.count else { return nil }
    var result: [Element] = []
    result.reserveCapacity(count)
    for _ in 0..<count {
      guard let one = element(&self) else { return nil }
      result.append(one)
    }
    return result
  }

  /// The next value, which may be missing; the outer nil says that the bytes are wrong.
  mutating func optional<Value>(_ some: (inout ByteReader) -> Value?) -> Value?? {
    switch number() {
    case 0?: return .some(nil)
    case 1?: return some(&self).map { .some($0) }
    default: return nil
    }
  }
}
