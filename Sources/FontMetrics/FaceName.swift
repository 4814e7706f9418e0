/// A PostScript name taken apart: `AvenirNext-DemiBoldItalic` is a family, a weight and a slant.
struct FaceName: Hashable, Sendable {
  /// The part before the hyphen.
  let family: String
  /// The family in lower case without anything but letters and digits: `avenirnext`.
  let key: String
  let weight: FontWeight
  let isItalic: Bool
  let isCondensed: Bool

  /// The key without what foundries append to it: `arialmt`, `timesnewromanpsmt`; nil if there is nothing.
  var shortKey: String? {
    for suffix in ["psmt", "mt", "ps"] where key.hasSuffix(suffix) {
      return String(key.dropLast(suffix.count))
    }
    return nil
  }

  /// Takes apart a PostScript name; a `family` that isn't empty gives the key.
  init(name: String, family: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    let first = parts.first.map(String.init) ?? name
    let style = parts.count > 1 ? Self.key(String(parts[1])) : ""
    self.family = first
    key = Self.key(family.isEmpty ? first : family)
    weight = Self.weight(style)
    isCondensed = style.contains("condensed")
    isItalic = style.contains("italic") || style.contains("oblique")
  }

  /// Letters and digits in lower case.
  static func key(_ name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case 0x41...0x5A: bytes.append(byte + 32)
      case 0x61...0x7A, 0x30...0x39, 0x80...: bytes.append(byte)
      default: break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The weight in a style's name; words that hold others come first (`semibold` before `bold`).
  private static func weight(_ style: String) -> FontWeight {
    for (word, weight) in words where style.contains(word) { return weight }
    return .regular
  }

  private static let words: [(String, FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("hairline", .ultraLight), ("thin", .thin),
    ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold), ("extrabold", .heavy),
    ("ultrabold", .heavy), ("heavy", .heavy), ("black", .black), ("bold", .bold), ("medium", .medium),
    ("light", .light), ("w3", .regular), ("w6", .semibold), ("w8", .heavy),
  ]
}
