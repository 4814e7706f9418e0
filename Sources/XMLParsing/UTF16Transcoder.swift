/// Turns UTF-16 with a byte order mark into UTF-8.
enum UTF16Transcoder {
  /// Whether `bytes` begin with a byte order mark of UTF-16.
  static func isUTF16(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2 else { return false }
    return (bytes[0] == 0xFE && bytes[1] == 0xFF) || (bytes[0] == 0xFF && bytes[1] == 0xFE)
  }

  /// The text as UTF-8, or the offset of the first unit that is cut or wrongly paired.
  static func transcode(_ bytes: [UInt8]) -> Result<[UInt8], MisplacedUnit> {
    let isBig = bytes[0] == 0xFE
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = 2
    while index + 1 < bytes.count {
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      units.append(isBig ? first << 8 | second : second << 8 | first)
      index += 2
    }
    guard index == bytes.count else { return .failure(MisplacedUnit(offset: index)) }
    var output: [UInt8] = []
    output.reserveCapacity(units.count)
    let failed = Swift.transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true
    ) { output.append($0) }
    return failed ? .failure(MisplacedUnit(offset: output.count)) : .success(output)
  }

  /// Where UTF-16 goes wrong: an offset in the text as far as it was transcoded.
  struct MisplacedUnit: Error {
    let offset: Int
  }
}
