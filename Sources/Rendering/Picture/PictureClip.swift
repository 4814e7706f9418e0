package import Geometry

/// A rectangle outside of which nothing of a group is seen; absolute points.
package struct PictureClip: Hashable, Sendable {
  package let rect: Rect
  package let cornerRadius: Double
  package let corners: PictureCorners

  /// Makes a clip; a radius of 0 cuts at right angles.
  package init(rect: Rect, cornerRadius: Double = 0, corners: PictureCorners = .all) {
    self.rect = rect
    self.cornerRadius = cornerRadius
    self.corners = corners
  }
}
