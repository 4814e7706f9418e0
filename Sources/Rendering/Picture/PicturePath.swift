package import Geometry

/// A shape of lines and curves in absolute points, as the glyphs of controls are.
package struct PicturePath: Hashable, Sendable {
  /// A step of the pen.
  package enum Step: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(control1: Point, control2: Point, to: Point)
    case close
  }

  package var steps: [Step]
  package var fill: Color?
  package var stroke: Color?
  /// In points.
  package var strokeWidth: Double

  /// Makes a shape; strokes have round ends and joins.
  package init(_ steps: [Step], fill: Color? = nil, stroke: Color? = nil, strokeWidth: Double = 1) {
    self.steps = steps
    self.fill = fill
    self.stroke = stroke
    self.strokeWidth = strokeWidth
  }

  /// A broken line through points; closed if `isClosed`.
  package static func polyline(_ points: [Point], isClosed: Bool = false) -> [Step] {
    var steps: [Step] = []
    for (index, point) in points.enumerated() {
      steps.append(index == 0 ? .move(point) : .line(point))
    }
    if isClosed { steps.append(.close) }
    return steps
  }
}
