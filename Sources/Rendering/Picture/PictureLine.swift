package import Geometry

/// A straight line between two absolute points.
package struct PictureLine: Hashable, Sendable {
  package let from: Point
  package let to: Point
  package let color: Color
  /// In points.
  package let width: Double
  package let isRound: Bool

  /// Makes a line; `isRound` ends it with half circles.
  package init(from: Point, to: Point, color: Color, width: Double, isRound: Bool = false) {
    self.from = from
    self.to = to
    self.color = color
    self.width = width
    self.isRound = isRound
  }
}
