/// How values of attributes are written.
///
/// Everything works on bytes of UTF-8, independent of locale.
package enum ValueSyntax {
  /// `YES` or `NO`; nil for all else.
  package static func boolean(_ value: UnsafeBufferPointer<UInt8>) -> Bool? {
    if value.elementsEqual("YES".utf8) { return true }
    if value.elementsEqual("NO".utf8) { return false }
    return nil
  }

  /// A finite number: sign, digits, fraction, exponent, nothing around; nil for all else, `inf` and `nan`
  /// too.
  package static func number(_ value: UnsafeBufferPointer<UInt8>) -> Double? {
    DecimalNumber(value)?.value
  }

  /// The number in `text`; nil for other text.
  package static func number(_ text: String) -> Double? {
    var text = text
    return text.withUTF8 { number($0) }
  }

  /// A whole number: sign and digits; nil for all else and beyond 64 bits.
  package static func integer(_ value: UnsafeBufferPointer<UInt8>) -> Int? {
    var position = 0
    var isNegative = false
    if let sign = value.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      position = 1
    }
    guard position < value.count else { return nil }
    var result = 0
    for byte in value[position...] {
      guard byte >= 48, byte <= 57 else { return nil }
      let (scaled, isTooLarge) = result.multipliedReportingOverflow(by: 10)
      let digit = Int(byte) - 48
      let (next, overflows) = scaled.addingReportingOverflow(isNegative ? -digit : digit)
      if isTooLarge || overflows { return nil }
      result = next
    }
    return result
  }

  /// A priority between 0 and 1000; nil for all else.
  ///
  /// That of a constraint must also not be 0.
  package static func priority(_ value: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let result = number(value), result >= 0, result <= 1000 else { return nil }
    return result
  }

  /// A multiplier: a number, `a:b` or `a/b`; nil for all else, and where it is 0 or not finite.
  package static func multiplier(_ value: UnsafeBufferPointer<UInt8>) -> Double? {
    let mark = value.firstIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }
    guard let mark else { return number(value).flatMap { $0 == 0 ? nil : $0 } }
    guard let above = number(UnsafeBufferPointer(rebasing: value[..<mark])),
      let below = number(UnsafeBufferPointer(rebasing: value[(mark + 1)...])), below != 0
    else { return nil }
    let quotient = above / below
    return quotient.isFinite && quotient != 0 ? quotient : nil
  }
}

extension ValueSyntax {
  /// `YES` or `NO`; nil for all else.
  package static func boolean(_ value: ArraySlice<UInt8>) -> Bool? { value.withUnsafeBufferPointer(boolean) }

  /// A finite number; nil for all else.
  package static func number(_ value: ArraySlice<UInt8>) -> Double? { value.withUnsafeBufferPointer(number) }

  /// A whole number; nil for all else and beyond 64 bits.
  package static func integer(_ value: ArraySlice<UInt8>) -> Int? { value.withUnsafeBufferPointer(integer) }

  /// A priority between 0 and 1000; nil for all else.
  package static func priority(_ value: ArraySlice<UInt8>) -> Double? {
    value.withUnsafeBufferPointer(priority)
  }

  /// A multiplier in one of its forms; nil for all else, and where it is 0.
  package static func multiplier(_ value: ArraySlice<UInt8>) -> Double? {
    value.withUnsafeBufferPointer(multiplier)
  }
}
