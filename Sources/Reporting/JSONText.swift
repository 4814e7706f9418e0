/// Text in JSON's syntax.
package enum JSONText {
  /// `text` as a JSON string with its quotes; only what JSON demands is escaped.
  package static func string(_ text: String) -> String {
    var result = "\""
    result.reserveCapacity(text.utf8.count + 2)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..<" ", "\u{7F}": result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
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

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
