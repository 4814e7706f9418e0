internal import Vocabulary

/// Names by the address of libxml2's interned spelling: a parser hands out the same pointer for the same
/// name.
struct NameCache {
  private var keys = [UInt](repeating: 0, count: 512)
  private var names = [Name](repeating: .unknown, count: 512)
  private var used = 0

  /// The name that is spelled at `pointer`.
  mutating func name(of pointer: UnsafePointer<UInt8>) -> Name {
    let address = UInt(bitPattern: pointer)
    var slot = Int(truncatingIfNeeded: (address >> 2) &* 0x9E37_79B9) & 511
    while keys[slot] != 0 {
      if keys[slot] == address { return names[slot] }
      slot = (slot + 1) & 511
    }
    var length = 0
    while pointer[length] != 0 { length += 1 }
    let name = Name.named(UnsafeBufferPointer(start: pointer, count: length))
    if used < 384 {
      keys[slot] = address
      names[slot] = name
      used += 1
    }
    return name
  }
}
