/// A small set of spellings that is searched by bytes.
package struct SpellingTable: Sendable {
  private let slots: [UInt16]
  private let spellings: [[UInt8]]
  /// The words as they were given.
  package let words: [String]

  /// Makes the set; the position in `words` is what a search gives.
  package init(_ words: [String]) {
    let spellings = words.map { Array($0.utf8) }
    var size = 8
    while size < words.count * 2 { size *= 2 }
    var slots = [UInt16](repeating: 0, count: size)
    for (index, spelling) in spellings.enumerated() {
      var slot = spelling.withUnsafeBufferPointer(SpellingTable.hash) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt16(truncatingIfNeeded: index + 1)
    }
    self.slots = slots
    self.spellings = spellings
    self.words = words
  }

  /// The position of the word that `bytes` spell; nil where it isn't in the set.
  package func index(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var slot = SpellingTable.hash(bytes) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if spellings[index].count == bytes.count, spellings[index].elementsEqual(bytes) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var value: UInt32 = 0x811c_9dc5
    for byte in bytes { value = (value ^ UInt32(byte)) &* 0x0100_0193 }
    return Int(value ^ (value >> 15))
  }
}
