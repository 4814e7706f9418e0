internal import Catalog
internal import Geometry
internal import Vocabulary

/// An activity indicator: eight spokes that fade.
enum ActivityIndicatorLook {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    canvas.sketch = .words("✳")
    let style = view.properties.string(.style) ?? "white"
    let natural: Double = style == "large" || style == "whiteLarge" ? 37 : 20
    let side = min(natural, view.frame.width, view.frame.height)
    guard side > 4 else { return }
    let isWhite = style == "white" || style == "whiteLarge"
    let own = view.properties.color(.color).map { view.palette.color($0, tint: view.tint) }
    let color = own ?? (isWhite ? .white : view.system("systemGray"))
    let center = Point(x: view.frame.midX, y: view.frame.midY)
    // The eight directions as x and y of a circle of radius 1.
    let slant = 0.70710678
    let directions: [(Double, Double)] = [
      (0, -1), (slant, -slant), (1, 0), (slant, slant), (0, 1), (-slant, slant), (-1, 0), (-slant, -slant),
    ]
    for (index, direction) in directions.enumerated() {
      var faded = color
      faded.alpha *= 1 - Double(index) * 0.1
      canvas.line(
        at(center, direction, side * 0.24), at(center, direction, side * 0.45), faded, width: side * 0.11,
        isRound: true)
    }
  }

  private static func at(_ center: Point, _ direction: (Double, Double), _ distance: Double) -> Point {
    Point(x: center.x + direction.0 * distance, y: center.y + direction.1 * distance)
  }
}
