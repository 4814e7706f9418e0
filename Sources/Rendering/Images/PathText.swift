internal import Geometry

/// Shapes written as text: `M`, `L`, `C` and `Z` with numbers from 0 to 100 in a square.
enum PathText {
  /// The shape of `text`, stretched from a square of 100 to `box`, without what isn't understood.
  static func steps(_ text: String, in box: Rect) -> [PicturePath.Step] {
    var steps: [PicturePath.Step] = []
    var numbers: [Double] = []
    var command: Character = "M"
    func point(_ index: Int) -> Point {
      Point(x: box.x + numbers[index] / 100 * box.width, y: box.y + numbers[index + 1] / 100 * box.height)
    }
    for word in text.split(separator: " ") {
      if let letter = word.first, letter.isLetter {
        command = letter
        numbers = []
        if letter == "Z" { steps.append(.close) }
        continue
      }
      guard let number = Double(word) else { continue }
      numbers.append(number)
      guard numbers.count == (command == "C" ? 6 : 2) else { continue }
      switch command {
      case "M": steps.append(.move(point(0)))
      case "L": steps.append(.line(point(0)))
      case "C": steps.append(.curve(control1: point(0), control2: point(2), to: point(4)))
      default: break
      }
      numbers = []
    }
    return steps
  }

  /// The text of a circle's outline.
  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> String {
    ellipse(x, y, radius, radius)
  }

  /// The text of an ellipse's outline.
  static func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> String {
    let kx = rx * RoundedCorners.kappa
    let ky = ry * RoundedCorners.kappa
    return """
      M \(x - rx) \(y) C \(x - rx) \(y - ky) \(x - kx) \(y - ry) \(x) \(y - ry) \
      C \(x + kx) \(y - ry) \(x + rx) \(y - ky) \(x + rx) \(y) \
      C \(x + rx) \(y + ky) \(x + kx) \(y + ry) \(x) \(y + ry) \
      C \(x - kx) \(y + ry) \(x - rx) \(y + ky) \(x - rx) \(y) Z
      """
  }

  /// The text of a rectangle's outline.
  static func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> String {
    "M \(left) \(top) L \(right) \(top) L \(right) \(bottom) L \(left) \(bottom) Z"
  }
}
