extension BreakClass {
  /// The class of an ASCII character.
  init(ascii byte: UInt8) {
    self = byte < 128 ? Self.asciiTable[Int(byte)] : .alphabetic
  }

  /// The class of a cluster by its first scalar.
  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0..<0x80: self.init(ascii: UInt8(truncatingIfNeeded: scalar.value))
    case 0x80..<0x2000: self = Self.lowPlane(scalar.value)
    case 0x2000..<0x2E80: self = Self.punctuation(scalar)
    case 0x2E80..<0xA4D0, 0xF900..<0xFB00, 0xFE30..<0xFFF0: self = Self.eastAsian(scalar.value)
    case 0x20000...0x3FFFF: self = .ideograph
    case 0x1F000..<0x1FC00: self = .ideograph
    default: self = scalar.properties.isEmojiPresentation ? .ideograph : .alphabetic
    }
  }

  private static let asciiTable: [BreakClass] = (0..<128).map { value -> BreakClass in
    switch UInt8(value) {
    case 9, 32: .blank
    case 10...13: .newline
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .numeric
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): .closing
    case UInt8(ascii: "!"), UInt8(ascii: "?"): .exclamation
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"): .infix
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .quotation
    case UInt8(ascii: "-"): .hyphen
    default: .alphabetic
    }
  }

  private static func lowPlane(_ value: UInt32) -> BreakClass {
    switch value {
    case 0x85: .newline
    case 0xA0: .glue
    case 0xAB, 0xBB: .quotation
    case 0xAD: .breakAfter
    case 0xA1, 0xBF: .opening
    case 0x660...0x669, 0x6F0...0x6F9, 0x966...0x96F: .numeric
    case 0xE2F, 0xE30, 0xE32, 0xE33, 0xE45, 0xE46: .nonstarter
    case 0xE40...0xE44: .opening
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF: .complex
    case 0x1680: .blank
    default: .alphabetic
    }
  }

  private static func punctuation(_ scalar: Unicode.Scalar) -> BreakClass {
    switch scalar.value {
    case 0x2000...0x2006, 0x2008...0x200A, 0x205F: .blank
    case 0x2007, 0x2011, 0x202F, 0x2060: .glue
    case 0x200B: .zeroWidthSpace
    case 0x2010, 0x2012, 0x2013, 0x2027: .breakAfter
    case 0x2014: .dash
    case 0x2018...0x201F, 0x2039, 0x203A: .quotation
    case 0x2024: .infix
    case 0x2025, 0x2026, 0x203C, 0x203D, 0x2047...0x2049: .exclamation
    case 0x2028: .lineSeparator
    case 0x2029: .newline
    default: scalar.properties.isEmojiPresentation ? .ideograph : .alphabetic
    }
  }

  private static func eastAsian(_ value: UInt32) -> BreakClass {
    switch value {
    case 0x3000: .blank
    case 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF61, 0xFF64, 0xFE50...0xFE52, 0xFE11, 0xFE12: .wideClosing
    case 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0x301E, 0x301F: .wideClosing
    case 0xFF09, 0xFF3D, 0xFF5D, 0xFF60, 0xFF63, 0xFF05, 0xFF1A, 0xFF1B, 0xFF01, 0xFF1F: .wideClosing
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D: .wideOpening
    case 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62, 0xFF04, 0xFFE5, 0xFFE1: .wideOpening
    case 0x3005, 0x301C, 0x303B, 0x309B...0x309E, 0x30A0, 0x30FB...0x30FE, 0xFF65, 0xFF70, 0xFF9E, 0xFF9F:
      .nonstarter
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096:
      .nonstarter
    case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6:
      .nonstarter
    case 0x31F0...0x31FF, 0xFF67...0xFF6F: .nonstarter
    case 0xFEFF: .glue
    case 0xFE70..<0xFEFF: .alphabetic
    default: .ideograph
    }
  }
}
