/// Finds the root element of an XML file in its first bytes, without reading it.
struct RootPeek {
  /// How many bytes of a file are looked at: a licence in a comment may be long.
  static let limit = 65_536
  private let bytes: [UInt8]
  private var position = 0

  /// Looks at the beginning of a file.
  private init(_ bytes: [UInt8]) {
    // UTF-16 is looked at as if its characters were bytes.
    let isWide = bytes.count > 1 && (bytes[0] ^ bytes[1]) == 1 && bytes[0] >= 0xFE
    self.bytes = isWide ? bytes.dropFirst(2).filter { $0 != 0 } : bytes
  }

  /// The name of the root element; nil where the beginning shows none.
  static func rootName(in bytes: [UInt8]) -> String? {
    var peek = RootPeek(bytes)
    return peek.rootName()
  }

  private mutating func rootName() -> String? {
    if starts(with: "\u{FEFF}") { position += 3 }
    while position < bytes.count {
      if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
        position += 1
      } else if starts(with: "<?") {
        guard skip(to: "?>") else { return nil }
      } else if starts(with: "<!--") {
        guard skip(to: "-->") else { return nil }
      } else if starts(with: "<!") {
        guard skip(to: bytes[position...].contains(0x5B) ? "]>" : ">") else { return nil }
      } else if bytes[position] == 0x3C {
        let name = bytes[(position + 1)...].prefix { $0 > 0x20 && $0 != 0x3E && $0 != 0x2F }
        return String(decoding: name, as: UTF8.self)
      } else {
        return nil
      }
    }
    return nil
  }

  private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func skip(to end: String) -> Bool {
    while position < bytes.count, !starts(with: end) { position += 1 }
    guard position < bytes.count else { return false }
    position += end.utf8.count
    return true
  }
}
