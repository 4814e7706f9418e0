#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A printf-like format with one place for a value: `%d items`, `%.1f`, `%@`.
package struct FormatPattern: Hashable, Sendable {
  /// The sort of value that a place takes.
  package enum Conversion: Hashable, Sendable {
    /// `d`, `i`, `u`, `x`, `X`, `o`.
    case integer
    /// `f`, `F`, `e`, `E`, `g`, `G`.
    case real
    /// `@`.
    case text
  }

  /// Why a text is no format with one place.
  package enum Problem: Error, Hashable, Sendable {
    case noPlace
    case secondPlace(offset: Int)
    case unknownPlace(offset: Int, length: Int)
  }

  /// The text before and after the place, with `%%` as `%`.
  private let prefix: String
  private let suffix: String
  /// Flags, width and precision: `-05.2`.
  private let options: String
  private let letter: Character
  package let conversion: Conversion

  /// Reads a format.
  package static func parse(_ text: String) -> Result<FormatPattern, Problem> {
    let bytes = Array(text.utf8)
    var parts: [[UInt8]] = [[]]
    var place: (options: String, letter: Character, conversion: Conversion)?
    var position = 0
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "%") else {
        parts[parts.count - 1].append(bytes[position])
        position += 1
        continue
      }
      if position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "%") {
        parts[parts.count - 1].append(UInt8(ascii: "%"))
        position += 2
        continue
      }
      let start = position
      guard let found = readPlace(bytes, &position) else {
        return .failure(.unknownPlace(offset: start, length: max(position - start, 1)))
      }
      guard place == nil else { return .failure(.secondPlace(offset: start)) }
      place = found
      parts.append([])
    }
    guard let place else { return .failure(.noPlace) }
    return .success(
      FormatPattern(
        prefix: String(decoding: parts[0], as: UTF8.self), suffix: String(decoding: parts[1], as: UTF8.self),
        options: place.options, letter: place.letter, conversion: place.conversion))
  }

  private static func readPlace(
    _ bytes: [UInt8], _ position: inout Int
  ) -> (options: String, letter: Character, conversion: Conversion)? {
    position += 1
    let start = position
    while position < bytes.count, "-+ 0#'".utf8.contains(bytes[position]) { position += 1 }
    while position < bytes.count, isDigit(bytes[position]) { position += 1 }
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      while position < bytes.count, isDigit(bytes[position]) { position += 1 }
    }
    let options = String(decoding: bytes[start..<position], as: UTF8.self)
    while position < bytes.count, "hlqzjt".utf8.contains(bytes[position]) { position += 1 }
    guard position < bytes.count else { return nil }
    let letter = Character(Unicode.Scalar(bytes[position]))
    position += 1
    // Widths beyond three digits would only fill memory.
    guard options.utf8.count <= 8 else { return nil }
    switch letter {
    case "d", "i", "u", "x", "X", "o": return (options, letter, .integer)
    case "f", "F", "e", "E", "g", "G": return (options, letter, .real)
    case "@": return (options, letter, .text)
    default: return nil
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// The format with a number in its place.
  package func string(_ number: Double) -> String {
    switch conversion {
    case .integer:
      let whole = Int64(min(max(number.rounded(), -9.2e18), 9.2e18))
      return prefix + print("%\(options)ll\(letter)", whole) + suffix
    case .real: return prefix + print("%\(options)\(letter)", number) + suffix
    case .text: return prefix + suffix
    }
  }

  /// The format with text in its place.
  package func string(_ text: String) -> String { prefix + text + suffix }

  private func print(_ format: String, _ value: any CVarArg) -> String {
    var buffer = [CChar](repeating: 0, count: 1400)
    let count = withVaList([value]) { vsnprintf(&buffer, buffer.count, format, $0) }
    let length = min(max(Int(count), 0), buffer.count - 1)
    return String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
