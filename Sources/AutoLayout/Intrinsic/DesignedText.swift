internal import FontMetrics
internal import Geometry

extension IntrinsicSizer {
  /// The text of a label whose own code gave it another font on the canvas, to be wrapped like the one it
  /// had.
  ///
  /// Documents store how large such a label was on one line: the height tells the font's size, the width how
  /// wide its face runs (measured: labels of such classes take whole lines of that height). nil where the
  /// size tells neither.
  func designed(_ content: IntrinsicText, size: Size) -> IntrinsicText? {
    guard content.wraps, size.width > 0, size.height > 0 else { return nil }
    let count = text.layOut(content, width: nil).lines.count
    guard count > 0, let font = content.text.runs.first?.font else { return nil }
    guard let points = pointSize(ofLines: count, high: size.height) else { return nil }
    var designed = content
    designed.text = StyledText(content.text.string, font: font.withSize(points))
    let natural = text.layOut(designed, width: nil).size.width
    guard natural > 0 else { return nil }
    let factor = size.width / natural
    guard factor > 0.7, factor < 1.4 else { return nil }
    designed.widthFactor = factor
    return designed
  }

  /// The whole number of points of the system font whose lines are so high on the pixel grid.
  private func pointSize(ofLines count: Int, high height: Double) -> Double? {
    for points in 8...72 {
      let lines = Font.system(Double(points)).height(lines: count)
      if abs(grid.ceil(lines) - height) < 0.01 { return Double(points) }
    }
    return nil
  }
}
