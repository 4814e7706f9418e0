internal import Diagnostics
internal import ResultCache

/// Tells one build of a program from all others.
enum BuildIdentity {
  /// How much of a program is looked through for its note; headers and notes come first.
  private static let headLimit = 65_536

  /// The identity of the program in a file: what the linker noted, else a digest of the file; nil where it
  /// can't be read.
  static func read(_ path: String, _ files: DiskFiles) -> [UInt8]? {
    guard !path.isEmpty, case .success(let head) = files.read(path, limit: headLimit) else { return nil }
    if let note = linkerNote(in: head) { return note }
    guard case .success(let bytes) = files.read(path, limit: .max >> 1) else { return nil }
    return ContentDigest(bytes).bytes
  }

  /// The build id among the notes of a 64-bit little-endian ELF file (type 3, name `GNU`).
  static func linkerNote(in head: [UInt8]) -> [UInt8]? {
    guard head.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
      let table = number(head, at: 32, bytes: 8), let size = number(head, at: 54, bytes: 2),
      let count = number(head, at: 56, bytes: 2), size > 0
    else { return nil }
    for index in 0..<count {
      let header = table + index * size
      guard number(head, at: header, bytes: 4) == 4, let start = number(head, at: header + 8, bytes: 8),
        let length = number(head, at: header + 32, bytes: 8), length <= head.count
      else { continue }
      if let note = buildID(head, start..<(start + length)) { return note }
    }
    return nil
  }

  private static func buildID(_ head: [UInt8], _ notes: Range<Int>) -> [UInt8]? {
    var position = notes.lowerBound
    while position < notes.upperBound {
      guard let nameLength = number(head, at: position, bytes: 4),
        let length = number(head, at: position + 4, bytes: 4),
        let type = number(head, at: position + 8, bytes: 4), nameLength <= head.count, length <= head.count
      else { return nil }
      let name = position + 12
      let start = name + (nameLength + 3) / 4 * 4
      guard start + length <= head.count else { return nil }
      if type == 3, head[name..<(name + nameLength)].elementsEqual("GNU\0".utf8) {
        return Array(head[start..<(start + length)])
      }
      position = start + (length + 3) / 4 * 4
    }
    return nil
  }

  /// A little-endian number; nil beyond the end, and where it can be no offset in what was read.
  private static func number(_ bytes: [UInt8], at offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    let value = bytes[offset..<(offset + count)].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value <= UInt64(headLimit) * 16 ? Int(value) : nil
  }
}
