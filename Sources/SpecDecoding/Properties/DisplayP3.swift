internal import Geometry

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The wide colour space of Apple's screens: sRGB's curve and white point with wider primaries.
enum DisplayP3 {
  /// A colour with Display P3 components in extended sRGB, where components may lie outside 0 to 1.
  static func sRGB(_ color: Color) -> Color {
    let red = linear(color.red)
    let green = linear(color.green)
    let blue = linear(color.blue)
    // From the primaries in CSS Color 4; each row sums to 1, so that greys stay as they are.
    return Color(
      red: encoded(1.2249401763 * red - 0.2249401763 * green),
      green: encoded(-0.0420569547 * red + 1.0420569547 * green),
      blue: encoded(-0.0196375546 * red - 0.0786360456 * green + 1.0982736002 * blue), alpha: color.alpha)
  }

  private static func linear(_ value: Double) -> Double {
    let size = value.magnitude
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  private static func encoded(_ value: Double) -> Double {
    let size = value.magnitude
    let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}
