internal import Geometry

/// Rectangles of which only some corners are round, as shapes.
enum RoundedCorners {
  /// What a quarter of a circle's control points are away from its ends, for a radius of 1.
  static let kappa = 0.5523

  /// The outline of `rect` as a shape of the same paints.
  static func path(of rect: PictureRect) -> PicturePath {
    let box = rect.rect
    let limit = min(box.width, box.height) / 2
    let radius = max(0, min(rect.cornerRadius, limit))
    func size(_ corner: PictureCorners) -> Double { rect.corners.contains(corner) ? radius : 0 }
    var steps: [PicturePath.Step] = [.move(Point(x: box.x + size(.topLeft), y: box.y))]
    let corners: [(PictureCorners, Point, Point, Point)] = [
      (.topRight, Point(x: box.maxX, y: box.y), Point(x: -1, y: 0), Point(x: 0, y: 1)),
      (.bottomRight, Point(x: box.maxX, y: box.maxY), Point(x: 0, y: -1), Point(x: -1, y: 0)),
      (.bottomLeft, Point(x: box.x, y: box.maxY), Point(x: 1, y: 0), Point(x: 0, y: -1)),
      (.topLeft, Point(x: box.x, y: box.y), Point(x: 0, y: 1), Point(x: 1, y: 0)),
    ]
    for (corner, point, entry, exit) in corners {
      steps += turn(at: point, radius: size(corner), entry: entry, exit: exit)
    }
    steps.append(.close)
    return PicturePath(steps, fill: rect.fill, stroke: rect.stroke, strokeWidth: rect.strokeWidth)
  }

  private static func turn(
    at corner: Point, radius: Double, entry: Point, exit: Point
  ) -> [PicturePath.Step] {
    guard radius > 0 else { return [.line(corner)] }
    func away(_ direction: Point, _ distance: Double) -> Point {
      Point(x: corner.x + direction.x * distance, y: corner.y + direction.y * distance)
    }
    let rest = radius * (1 - kappa)
    return [
      .line(away(entry, radius)),
      .curve(control1: away(entry, rest), control2: away(exit, rest), to: away(exit, radius)),
    ]
  }
}
