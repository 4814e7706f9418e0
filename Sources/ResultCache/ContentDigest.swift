/// BLAKE2b (RFC 7693) of some bytes, 32 bytes long: equal only where the bytes are.
///
/// A cryptographic digest, since a kept result must never be taken for another document's; this one is the
/// quickest of them without instructions of its own.
package struct ContentDigest: Hashable, Sendable {
  /// The number of bytes of a digest.
  package static let length = 32
  private let words: SIMD4<UInt64>

  /// The digest of `bytes`.
  package init(_ bytes: [UInt8]) {
    words = bytes.withUnsafeBytes { Compression.digest($0) }
  }

  /// A digest that was kept as its bytes; of fewer than 32 the rest count as 0.
  init(stored bytes: ArraySlice<UInt8>) {
    var words = SIMD4<UInt64>()
    for (index, byte) in bytes.prefix(ContentDigest.length).enumerated() {
      words[index / 8] |= UInt64(byte) << UInt64(index % 8 * 8)
    }
    self.words = words
  }

  /// The digest of a text's UTF-8.
  package init(_ text: String) { self.init(Array(text.utf8)) }

  /// The bytes of the digest.
  package var bytes: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(ContentDigest.length)
    for index in words.indices {
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        result.append(UInt8(truncatingIfNeeded: words[index] &>> shift))
      }
    }
    return result
  }

  /// The digest as 64 hexadecimal digits.
  package var hex: String {
    let digits = Array("0123456789abcdef".utf8)
    var result: [UInt8] = []
    for byte in bytes {
      result.append(digits[Int(byte >> 4)])
      result.append(digits[Int(byte & 15)])
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// The compression function: four columns of the state at a time, one a lane.
private enum Compression {
  private typealias Row = SIMD4<UInt64>
  private static let blockLength = 128
  private static let initial: (Row, Row) = (
    Row(0x6A09_E667_F3BC_C908, 0xBB67_AE85_84CA_A73B, 0x3C6E_F372_FE94_F82B, 0xA54F_F53A_5F1D_36F1),
    Row(0x510E_527F_ADE6_82D1, 0x9B05_688C_2B3E_6C1F, 0x1F83_D9AB_FB41_BD6B, 0x5BE0_CD19_137E_2179)
  )
  /// Which word of a block goes where, in each of twelve rounds; the last two are the first two again.
  private static let schedule: [UInt8] =
    rounds + rounds.prefix(32)
  private static let rounds: [UInt8] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3,
    11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4,
    7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8,
    9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13,
    2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9,
    12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11,
    13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10,
    6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5,
    10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0,
  ]

  static func digest(_ bytes: UnsafeRawBufferPointer) -> SIMD4<UInt64> {
    var state = initial
    // Parameters: 32 bytes of digest, no key, one leaf.
    state.0[0] ^= 0x0101_0000 ^ UInt64(ContentDigest.length)
    let whole = bytes.isEmpty ? 0 : (bytes.count - 1) / blockLength * blockLength
    var last = [UInt8](repeating: 0, count: blockLength)
    for index in whole..<bytes.count { last[index - whole] = bytes[index] }
    schedule.withUnsafeBufferPointer { schedule in
      var start = 0
      while start < whole {
        let block = UnsafeRawBufferPointer(rebasing: bytes[start..<(start + blockLength)])
        start += blockLength
        compress(block, into: &state, length: UInt64(start), isLast: false, schedule)
      }
      last.withUnsafeBytes { block in
        compress(block, into: &state, length: UInt64(bytes.count), isLast: true, schedule)
      }
    }
    return state.0
  }

  private static func compress(
    _ block: UnsafeRawBufferPointer, into state: inout (Row, Row), length: UInt64, isLast: Bool,
    _ schedule: UnsafeBufferPointer<UInt8>
  ) {
    var (a, b) = state
    var c = initial.0
    var d = initial.1 ^ Row(length, 0, isLast ? ~0 : 0, 0)
    for round in stride(from: 0, to: schedule.count, by: 16) {
      mix(&a, &b, &c, &d, words(block, schedule, round), words(block, schedule, round + 1))
      // The diagonals become columns, and columns again.
      (b, c, d) = (turned(b, 1), turned(c, 2), turned(d, 3))
      mix(&a, &b, &c, &d, words(block, schedule, round + 8), words(block, schedule, round + 9))
      (b, c, d) = (turned(b, 3), turned(c, 2), turned(d, 1))
    }
    state.0 ^= a ^ c
    state.1 ^= b ^ d
  }

  /// Four words of a block: every second of the schedule from `first` on.
  @inline(__always)
  private static func words(
    _ block: UnsafeRawBufferPointer, _ schedule: UnsafeBufferPointer<UInt8>, _ first: Int
  ) -> Row {
    Row(
      word(block, schedule[first]), word(block, schedule[first + 2]), word(block, schedule[first + 4]),
      word(block, schedule[first + 6]))
  }

  @inline(__always)
  private static func word(_ block: UnsafeRawBufferPointer, _ number: UInt8) -> UInt64 {
    UInt64(littleEndian: block.loadUnaligned(fromByteOffset: Int(number) * 8, as: UInt64.self))
  }

  @inline(__always)
  private static func mix(
    _ a: inout Row, _ b: inout Row, _ c: inout Row, _ d: inout Row, _ x: Row, _ y: Row
  ) {
    a = a &+ b &+ x
    d = rotated(d ^ a, 32)
    c = c &+ d
    b = rotated(b ^ c, 24)
    a = a &+ b &+ y
    d = rotated(d ^ a, 16)
    c = c &+ d
    b = rotated(b ^ c, 63)
  }

  @inline(__always)
  private static func rotated(_ row: Row, _ bits: UInt64) -> Row {
    (row &>> Row(repeating: bits)) | (row &<< Row(repeating: 64 &- bits))
  }

  /// The lanes moved down by some.
  @inline(__always)
  private static func turned(_ row: Row, _ lanes: Int) -> Row {
    Row(row[lanes & 3], row[(lanes + 1) & 3], row[(lanes + 2) & 3], row[(lanes + 3) & 3])
  }
}
