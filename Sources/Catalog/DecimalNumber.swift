/// A decimal number, read from bytes: `-12.5e-3`.
struct DecimalNumber {
  /// The nearest double; finite.
  let value: Double

  /// Reads all of `bytes`; nil where they are no finite number.
  ///
  /// A digit is needed before or behind the point.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var reader = DigitReader(bytes)
    let isNegative = reader.takeSign()
    var digits = reader.takeDigits()
    var decimals = 0
    if reader.take(UInt8(ascii: ".")) {
      decimals = reader.takeDigits()
      digits += decimals
    }
    guard digits > 0, let exponent = reader.takeExponent(), reader.isAtEnd else { return nil }
    // Up to 2^53 and 10^22 both factors are exact, and so is rounding their product once (Clinger 1990).
    let power = exponent - decimals
    if !reader.isInexact, reader.mantissa <= 1 << 53, power >= -22, power <= 22 {
      let mantissa = Double(reader.mantissa)
      let scaled = power < 0 ? mantissa / powersOfTen[-power] : mantissa * powersOfTen[power]
      value = isNegative ? -scaled : scaled
      return
    }
    // Long fractions: the standard library rounds correctly, whatever the locale.
    guard let slow = Double(String(decoding: bytes, as: UTF8.self)), slow.isFinite else { return nil }
    value = slow
  }
}

/// 10^0 to 10^22, all of them exact.
private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
  1e20, 1e21, 1e22,
]

/// Takes a number apart from left to right.
private struct DigitReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// The digits so far as a whole number.
  private(set) var mantissa: UInt64 = 0
  /// Whether there were more digits than fit.
  private(set) var isInexact = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  /// Takes a byte where it comes next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Takes a sign; whether it was a minus.
  mutating func takeSign() -> Bool {
    if take(UInt8(ascii: "-")) { return true }
    _ = take(UInt8(ascii: "+"))
    return false
  }

  /// Takes digits into the mantissa; how many there were.
  mutating func takeDigits() -> Int {
    let start = position
    while let digit = nextDigit() {
      if mantissa > (UInt64.max - 9) / 10 {
        isInexact = true
      } else {
        mantissa = mantissa * 10 + UInt64(digit)
      }
    }
    return position - start
  }

  /// Takes an exponent: 0 where there is none, nil where it has no digits.
  mutating func takeExponent() -> Int? {
    guard take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) else { return 0 }
    let isNegative = takeSign()
    let start = position
    var result = 0
    // Far beyond what a double holds the size doesn't matter any more.
    while let digit = nextDigit() { result = min(result * 10 + Int(digit), 100_000) }
    return position == start ? nil : (isNegative ? -result : result)
  }

  private mutating func nextDigit() -> UInt8? {
    guard position < bytes.count, bytes[position] >= 48, bytes[position] <= 57 else { return nil }
    defer { position += 1 }
    return bytes[position] - 48
  }
}
