/// The one way in which viewc prints numbers: at most `digits` decimals, no trailing zeros, no exponent.
package enum NumberFormat {
  /// `value` with at most `digits` (0 to 6) decimals; `0` for what isn't finite.
  package static func string(_ value: Double, digits: Int = 3) -> String {
    guard value.isFinite else { return "0" }
    let places = min(max(digits, 0), 6)
    var power = 1.0
    for _ in 0..<places { power *= 10 }
    let limit = 9e15
    let scaled = min(max((value * power).rounded(), -limit), limit)
    let whole = Int64(scaled)
    guard whole != 0 else { return "0" }
    let unit = Int64(power)
    let magnitude = whole.magnitude
    var text = whole < 0 ? "-" : ""
    text += String(magnitude / UInt64(unit))
    var rest = magnitude % UInt64(unit)
    guard rest != 0 else { return text }
    var decimals = ""
    var divisor = UInt64(unit) / 10
    while divisor > 0, rest > 0 {
      decimals += String(rest / divisor)
      rest %= divisor
      divisor /= 10
    }
    return text + "." + decimals
  }
}
