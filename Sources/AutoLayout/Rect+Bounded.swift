internal import Geometry

extension Rect {
  /// The same as far as layout can reckon with it: no coordinate beyond a thousand million points, no
  /// negative extent.
  var bounded: Rect {
    Rect(
      x: Rect.bounded(x), y: Rect.bounded(y), width: max(0, Rect.bounded(width)),
      height: max(0, Rect.bounded(height)))
  }

  private static func bounded(_ value: Double) -> Double {
    value.isFinite ? min(max(value, -1e9), 1e9) : 0
  }
}
