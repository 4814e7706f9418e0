/// A width and a height in points.
package struct Size: Hashable, Sendable {
  package var width: Double
  package var height: Double

  /// Makes a size from its extents in points.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent.
  package static let zero = Size(width: 0, height: 0)
}
