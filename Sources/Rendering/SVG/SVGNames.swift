/// Ids of a document as ids of SVG: only letters, digits and `-_.:/`, each once.
struct SVGNames {
  private let prefix: String
  private var uses: [String: Int] = [:]

  init(prefix: String) {
    self.prefix = prefix
  }

  /// The id for a group; a second group of the same id gets a number.
  mutating func unique(_ id: String) -> String {
    let name = prefix + SVGNames.safe(id)
    let count = (uses[name] ?? 0) + 1
    uses[name] = count
    return count == 1 ? name : unique("\(id)~\(count)")
  }

  /// The id of the clip of a group with the id `name`.
  func clip(_ name: String) -> String { "\(name):clip" }

  private static func safe(_ id: String) -> String {
    var bytes: [UInt8] = []
    for byte in id.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x3A, 0x5F, 0x7E: bytes.append(byte)
      default: bytes.append(UInt8(ascii: "_"))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
