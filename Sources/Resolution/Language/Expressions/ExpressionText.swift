/// The parts of an attribute's value: plain text and expressions in braces.
struct ExpressionText {
  /// A part of the value.
  enum Part {
    case text(String)
    /// `{path|format}`; offsets are in bytes from the value's start.
    case path(String, offset: Int, format: String?, formatOffset: Int)
  }

  /// What is wrong with a value.
  struct Problem: Error {
    let message: String
    let offset: Int
    let length: Int
  }

  let parts: [Part]

  /// Whether there is no expression.
  var isPlain: Bool {
    parts.allSatisfy { part in
      if case .text = part { return true }
      return false
    }
  }

  /// The text of all plain parts.
  var plainText: String {
    parts.map { part in
      if case .text(let text) = part { return text }
      return ""
    }.joined()
  }

  /// Splits a value; `{{` and `}}` are braces that are meant as text.
  static func parse(_ value: String) -> Result<ExpressionText, Problem> {
    let bytes = Array(value.utf8)
    var parts: [Part] = []
    var text: [UInt8] = []
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      let isBrace = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
      if !isBrace || (position + 1 < bytes.count && bytes[position + 1] == byte) {
        text.append(byte)
        position += isBrace ? 2 : 1
        continue
      }
      guard byte == UInt8(ascii: "{") else {
        return .failure(
          Problem(message: "a '}' without '{'; write '}}' for a brace", offset: position, length: 1))
      }
      guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "}")) else {
        return .failure(
          Problem(
            message: "the '{' is not closed; write '{{' for a brace", offset: position,
            length: bytes.count - position))
      }
      if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
      text = []
      switch path(bytes[(position + 1)..<end], offset: position + 1) {
      case .failure(let problem): return .failure(problem)
      case .success(let part): parts.append(part)
      }
      position = end + 1
    }
    if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
    return .success(ExpressionText(parts: parts))
  }

  private static func path(_ bytes: ArraySlice<UInt8>, offset: Int) -> Result<Part, Problem> {
    let bar = bytes.firstIndex(of: UInt8(ascii: "|"))
    let path = bytes[..<(bar ?? bytes.endIndex)]
    let text = String(decoding: path, as: UTF8.self)
    guard isPath(text) else {
      let what = text.isEmpty ? "an expression needs a path" : "'\(text)' is no path of names and dots"
      return .failure(
        Problem(message: what, offset: offset - (text.isEmpty ? 1 : 0), length: max(path.count, 2)))
    }
    guard let bar else { return .success(.path(text, offset: offset, format: nil, formatOffset: 0)) }
    let format = String(decoding: bytes[(bar + 1)...], as: UTF8.self)
    return .success(
      .path(text, offset: offset, format: format, formatOffset: offset + path.count + 1))
  }

  /// Whether `text` is names with dots between them.
  static func isPath(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      part.unicodeScalars.first.map { !("0"..."9").contains($0) } ?? false
        && part.unicodeScalars.allSatisfy { scalar in
          scalar == "_" || scalar.value > 0x7F || ("0"..."9").contains(scalar) || ("a"..."z").contains(scalar)
            || ("A"..."Z").contains(scalar)
        }
    }
  }
}
