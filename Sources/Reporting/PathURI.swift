/// Paths as relative URIs (RFC 3986).
enum PathURI {
  /// `path` with every byte escaped that can't stand in a path as it is; an absolute one as `file:///…`.
  static func text(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      if isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    let escaped = String(decoding: bytes, as: UTF8.self)
    return path.hasPrefix("/") ? "file://" + escaped : escaped
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/!$&'()*+,;=@".utf8.contains(byte)
    }
  }
}
