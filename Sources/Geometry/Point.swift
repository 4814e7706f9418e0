/// A position in points, y growing downwards.
package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  /// Makes a position from its coordinates in points.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  package static let zero = Point(x: 0, y: 0)
}
