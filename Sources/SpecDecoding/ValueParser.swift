/// Reads numbers from the bytes of attributes' values.
package enum ValueParser {
  /// A decimal number with an optional sign, fraction and exponent, and nothing else; nil for other text.
  package static func number(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var scan = NumberScan(bytes)
    guard scan.run() else { return nil }
    if let value = scan.exactValue { return value }
    // Long fractions: the standard library rounds correctly.
    guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else { return nil }
    return value
  }

  /// The number in `text`; nil for other text.
  package static func number(_ text: String) -> Double? {
    Array(text.utf8).withUnsafeBufferPointer { number($0) }
  }

  /// A constraint's multiplier: a number, `a:b` or `a/b`; nil for other text and for division by 0.
  package static func multiplier(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let mark = bytes.firstIndex(where: { $0 == 0x3A || $0 == 0x2F }) else { return number(bytes) }
    guard let dividend = number(UnsafeBufferPointer(rebasing: bytes[..<mark])),
      let divisor = number(UnsafeBufferPointer(rebasing: bytes[(mark + 1)...])), divisor != 0
    else { return nil }
    let value = dividend / divisor
    return value.isFinite ? value : nil
  }

  /// The version before the second dot: 14460.31 for `14460.31`, 32700.99 for `32700.99.1234`; 0 for other text.
  static func version(_ bytes: UnsafeBufferPointer<UInt8>) -> Double {
    var dots = 0
    var end = 0
    for byte in bytes {
      if byte == 0x2E { dots += 1 }
      if dots == 2 { break }
      end += 1
    }
    return number(UnsafeBufferPointer(rebasing: bytes[..<end])) ?? 0
  }
}

/// A walk over the letters of a number that keeps digits and scale.
private struct NumberScan {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var mantissa: UInt64 = 0
  private var digits = 0
  /// The power of ten by which the mantissa is multiplied.
  private var scale = 0
  private var isNegative = false

  /// Powers of ten that doubles hold exactly.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19, 1e20, 1e21, 1e22,
  ]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The value where one multiplication or division gives it exactly rounded (Clinger 1990).
  var exactValue: Double? {
    guard digits <= 15, scale >= -22, scale <= 22 else { return nil }
    let whole = Double(mantissa)
    let power = NumberScan.powers[abs(scale)]
    let value = scale < 0 ? whole / power : whole * power
    return isNegative ? -value : value
  }

  /// Whether the bytes are a number.
  mutating func run() -> Bool {
    if position < bytes.count, bytes[position] == 0x2D || bytes[position] == 0x2B {
      isNegative = bytes[position] == 0x2D
      position += 1
    }
    var count = readDigits(isFraction: false)
    if position < bytes.count, bytes[position] == 0x2E {
      position += 1
      count += readDigits(isFraction: true)
    }
    guard count > 0 else { return false }
    if position < bytes.count, bytes[position] | 0x20 == 0x65 {
      position += 1
      guard readExponent() else { return false }
    }
    return position == bytes.count
  }

  private mutating func readDigits(isFraction: Bool) -> Int {
    let start = position
    while position < bytes.count, bytes[position] >= 0x30, bytes[position] <= 0x39 {
      if digits > 0 || bytes[position] != 0x30 { digits += 1 }
      if digits <= 18 { mantissa = mantissa * 10 + UInt64(bytes[position] - 0x30) }
      if isFraction { scale -= 1 }
      position += 1
    }
    return position - start
  }

  private mutating func readExponent() -> Bool {
    var sign = 1
    if position < bytes.count, bytes[position] == 0x2D || bytes[position] == 0x2B {
      sign = bytes[position] == 0x2D ? -1 : 1
      position += 1
    }
    let start = position
    var exponent = 0
    while position < bytes.count, bytes[position] >= 0x30, bytes[position] <= 0x39 {
      if exponent < 10000 { exponent = exponent * 10 + Int(bytes[position] - 0x30) }
      position += 1
    }
    scale += sign * exponent
    return position > start
  }
}
