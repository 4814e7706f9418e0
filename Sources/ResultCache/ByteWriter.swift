/// Writes numbers and texts as bytes that `ByteReader` reads.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// Adds bytes as they are.
  mutating func add(raw: [UInt8]) { bytes += raw }

  /// Adds a number: seven bits a byte, the lowest first, the top bit where more follow.
  mutating func add(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Adds a text: its length, then its UTF-8.
  mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Adds a list: how many, then each.
  mutating func add<Element>(_ list: [Element], _ element: (inout ByteWriter, Element) -> Void) {
    add(list.count)
    for one in list { element(&self, one) }
  }

  /// Adds a value that may be missing.
  mutating func add<Value>(_ value: Value?, _ some: (inout ByteWriter, Value) -> Void) {
    add(value == nil ? 0 : 1)
    if let value { some(&self, value) }
  }
}
