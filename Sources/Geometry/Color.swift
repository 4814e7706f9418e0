/// A colour in extended sRGB; components run from 0 to 1.
package struct Color: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  /// Makes a colour from sRGB components between 0 and 1.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let black = Color(red: 0, green: 0, blue: 0)
  package static let white = Color(red: 1, green: 1, blue: 1)
  package static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// A grey of the given lightness between 0 and 1.
  package static func gray(_ white: Double, alpha: Double = 1) -> Color {
    Color(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour from components between 0 and 255.
  package static func bytes(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1) -> Color {
    Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }
}
