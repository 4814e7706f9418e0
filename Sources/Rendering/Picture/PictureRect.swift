package import Geometry

/// A rectangle in absolute points, round or not; a circle is a square with half its side as radius.
package struct PictureRect: Hashable, Sendable {
  package var rect: Rect
  package var cornerRadius = 0.0
  package var corners = PictureCorners.all
  package var fill: Color?
  package var stroke: Color?
  /// In points, half on either side of the edge.
  package var strokeWidth = 1.0
  /// Whether the stroke is broken, as for what only stands for something.
  package var isDashed = false
  /// The standard deviation of a blur in points, for shadows; 0 for sharp edges.
  package var blur = 0.0

  /// Makes a filled rectangle.
  package init(_ rect: Rect, fill: Color?, cornerRadius: Double = 0, corners: PictureCorners = .all) {
    self.rect = rect
    self.fill = fill
    self.cornerRadius = cornerRadius
    self.corners = corners
  }

  /// Makes a rectangle whose outline runs inside `rect`, as a layer's border does.
  package init(borderOf rect: Rect, color: Color, width: Double, cornerRadius: Double = 0) {
    let half = width / 2
    self.rect = rect.inset(by: EdgeInsets(top: half, left: half, bottom: half, right: half))
    self.cornerRadius = max(0, cornerRadius - half)
    stroke = color
    strokeWidth = width
  }
}
