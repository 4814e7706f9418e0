#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The pixels of a screen of `scale` pixels per point.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels per point: 1, 2 or 3.
  package let scale: Double

  /// Makes the grid of a screen with `scale` pixels per point.
  package init(scale: Double) {
    self.scale = scale > 0 && scale <= 8 ? scale : 1
  }

  /// The nearest pixel edge to `value` points; halves go up, after a snap to a thousandth of a pixel, so
  /// that solver noise can't decide a tie (rule measured in stored frames).
  package func round(_ value: Double) -> Double {
    let pixels = (value * scale * 1000).rounded() / 1000
    return floor(pixels + 0.5) / scale
  }

  /// The smallest whole number of pixels that holds `value` points.
  package func ceil(_ value: Double) -> Double {
    (value * scale - 1e-4).rounded(.up) / scale
  }

  /// `rect` with both edges of each axis rounded on their own, as Interface Builder stores frames.
  package func snap(_ rect: Rect) -> Rect {
    let x = round(rect.x)
    let y = round(rect.y)
    return Rect(x: x, y: y, width: round(rect.maxX) - x, height: round(rect.maxY) - y)
  }
}
