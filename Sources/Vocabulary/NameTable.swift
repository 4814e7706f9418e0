extension Name {
  /// The position of the name in `allCases`, for flat tables.
  package var code: Int { Int(unsafeBitCast(self, to: UInt16.self)) }

  /// How many names there are.
  package static let total = allCases.count

  /// The name spelled by `bytes` (UTF-8); `unknown` where there is none.
  package static func named(_ bytes: UnsafeBufferPointer<UInt8>) -> Name {
    NameTable.shared.lookUp(bytes)
  }

  /// The name spelled by `text`; `unknown` where there is none.
  package static func named(_ text: some StringProtocol) -> Name {
    var text = String(text)
    return text.withUTF8 { named($0) }
  }
}

/// An open-addressing hash table from spelling to name, built once.
private struct NameTable: Sendable {
  static let shared = NameTable()

  private var slots: [UInt16]
  private var spellings: [String]
  private let mask: Int

  private init() {
    let names = Name.allCases
    spellings = names.map(\.rawValue)
    var capacity = 1024
    while capacity < names.count * 3 { capacity *= 2 }
    mask = capacity - 1
    slots = [UInt16](repeating: 0, count: capacity)
    for code in names.indices.dropFirst() {
      var slot = spellings[code].withContiguousBytes(NameTable.hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt16(code)
    }
  }

  func lookUp(_ bytes: UnsafeBufferPointer<UInt8>) -> Name {
    var slot = NameTable.hash(bytes) & mask
    while slots[slot] != 0 {
      let code = Int(slots[slot])
      if spellings[code].withContiguousBytes({ NameTable.equal($0, bytes) }) {
        return unsafeBitCast(UInt16(code), to: Name.self)
      }
      slot = (slot + 1) & mask
    }
    return .unknown
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: value ^ (value >> 32))
  }

  private static func equal(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
    guard a.count == b.count else { return false }
    for index in 0..<a.count where a[index] != b[index] { return false }
    return true
  }
}

extension String {
  /// `body` on the UTF-8 bytes, without a copy where they lie in one piece.
  fileprivate func withContiguousBytes<T>(_ body: (UnsafeBufferPointer<UInt8>) -> T) -> T {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }
}
