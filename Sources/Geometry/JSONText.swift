/// JSON's way of writing strings and numbers, in the one place where text becomes JSON.
package enum JSONText {
  /// `text` as a JSON string with its quotes.
  ///
  /// Control characters, also those that move text about or end
  /// lines in JavaScript (U+007F to U+009F, U+2028, U+2029), are escaped.
  package static func string(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A number: finite ones as `NumberFormat` prints them, others as `null`.
  package static func number(_ value: Double, digits: Int = 3) -> String {
    value.isFinite ? NumberFormat.string(value, digits: digits) : "null"
  }

  /// A list of values that are JSON already.
  package static func array(_ values: [String]) -> String { "[" + values.joined(separator: ", ") + "]" }

  /// An object of values that are JSON already, in the order given; nil ones are left out.
  package static func object(_ members: [(name: String, value: String?)]) -> String {
    let present = members.compactMap { member in
      member.value.map { string(member.name) + ": " + $0 }
    }
    return "{" + present.joined(separator: ", ") + "}"
  }

  /// Appends `text` as a JSON string with its quotes, in UTF-8.
  package static func append(_ text: some StringProtocol, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: bytes += [0x5C, 0x22]
      case 0x5C: bytes += [0x5C, 0x5C]
      case 0x0A: bytes += [0x5C, 0x6E]
      case 0x0D: bytes += [0x5C, 0x72]
      case 0x09: bytes += [0x5C, 0x74]
      case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029: appendEscape(scalar.value, to: &bytes)
      case 0x20..<0x7F: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      default: bytes += Array(String(Character(scalar)).utf8)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func appendEscape(_ value: UInt32, to bytes: inout [UInt8]) {
    let digits = Array("0123456789abcdef".utf8)
    bytes += [0x5C, 0x75]
    for shift in [12, 8, 4, 0] as [UInt32] {
      bytes.append(digits[Int((value >> shift) & 15)])
    }
  }
}
