/// Text as XML and HTML hold it: escaped, without characters that they forbid.
enum MarkupText {
  /// Appends `text` in UTF-8, safe between tags and inside quotes of either kind.
  ///
  /// Tabs and line ends become blanks; other control characters and noncharacters, which XML forbids, and
  /// controls that reorder text are left out.
  static func append(_ text: some StringProtocol, to bytes: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: bytes += "&amp;".utf8
      case 0x3C: bytes += "&lt;".utf8
      case 0x3E: bytes += "&gt;".utf8
      case 0x22: bytes += "&quot;".utf8
      case 0x27: bytes += "&#39;".utf8
      case 0x20..<0x7F: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: bytes.append(0x20)
      default: if !isForbidden(scalar.value) { bytes += UTF8.encode(scalar) ?? .init() }
      }
    }
  }

  /// `text`, escaped.
  static func escaped(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a scalar is a control, reorders text (UAX #9's embeddings, overrides and isolates), or is no
  /// character at all.
  static func isForbidden(_ value: UInt32) -> Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}
