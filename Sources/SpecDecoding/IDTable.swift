/// The ids that a document spells, numbered in the order in which they were met.
package struct IDTable: Sendable {
  /// An open-addressing table of numbers plus one; 0 is free.
  ///
  /// Its size is a power of two.
  private var slots: [Int32]
  private var hashes: [UInt32] = []
  /// Where each spelling starts in `bytes`; the next one's start ends it.
  private var starts: [Int32] = [0]
  private var bytes: [UInt8] = []

  /// Makes an empty table that has room for `capacity` ids before it grows.
  package init(capacity: Int = 16) {
    var size = 32
    while size < capacity &* 2, size < 1 << 24 { size *= 2 }
    slots = [Int32](repeating: 0, count: size)
  }

  /// How many ids there are.
  package var count: Int { hashes.count }

  /// The number of an id; new ones are added.
  package mutating func intern(_ spelling: UnsafeBufferPointer<UInt8>) -> ObjectID {
    let hash = IDTable.hash(spelling)
    let slot = slot(of: spelling, hash: hash)
    if slots[slot] != 0 { return ObjectID(Int(slots[slot]) - 1) }
    bytes.append(contentsOf: spelling)
    starts.append(Int32(truncatingIfNeeded: bytes.count))
    hashes.append(hash)
    slots[slot] = Int32(truncatingIfNeeded: hashes.count)
    if hashes.count * 2 > slots.count { grow() }
    return ObjectID(hashes.count - 1)
  }

  /// The number of an id; new ones are added.
  package mutating func intern(_ spelling: ArraySlice<UInt8>) -> ObjectID {
    if let id = spelling.withContiguousStorageIfAvailable({ intern($0) }) { return id }
    return Array(spelling).withUnsafeBufferPointer { intern($0) }
  }

  /// The number of an id; nil where no element or reference spells it.
  package func find(_ spelling: String) -> ObjectID? {
    Array(spelling.utf8).withUnsafeBufferPointer { letters in
      let number = slots[slot(of: letters, hash: IDTable.hash(letters))]
      return number == 0 ? nil : ObjectID(Int(number) - 1)
    }
  }

  /// The spelling of an id.
  package func text(_ id: ObjectID) -> String {
    let index = Int(id.number)
    guard hashes.indices.contains(index) else { return "" }
    return String(decoding: bytes[Int(starts[index])..<Int(starts[index + 1])], as: UTF8.self)
  }

  /// The slot that holds an id, or the free one where it belongs.
  private func slot(of spelling: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if hashes[index] == hash, equals(index, spelling) { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func equals(_ index: Int, _ spelling: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(starts[index])
    guard Int(starts[index + 1]) - start == spelling.count else { return false }
    for offset in 0..<spelling.count where bytes[start + offset] != spelling[offset] { return false }
    return true
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for (index, hash) in hashes.enumerated() {
      var slot = Int(hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(truncatingIfNeeded: index + 1)
    }
  }

  private static func hash(_ spelling: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in spelling { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return UInt32(truncatingIfNeeded: value ^ (value >> 32))
  }
}
