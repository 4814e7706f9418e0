package import Geometry

/// A device of Interface Builder's canvas.
package struct Device: Hashable, Sendable {
  /// The shape of the screen, which decides bars and safe areas.
  package enum Form: Hashable, Sendable {
    case homeButtonPhone, notchedPhone, homeButtonPad, roundedPad
  }

  /// Interface Builder's id, as `retina6_1`.
  package let id: String
  /// The portrait size in points.
  package let size: Size
  /// Pixels per point.
  package let scale: Double
  package let form: Form
  /// The portrait safe area at the top in points, on today's systems.
  package let safeTop: Double
  /// The portrait safe area at the bottom in points.
  package let safeBottom: Double
  /// Whether the width class is regular in landscape (Plus, Max, XR).
  package let isLargePhone: Bool

  /// Whether the device is an iPad.
  package var isPad: Bool { form == .homeButtonPad || form == .roundedPad }
  /// Whether the screen has a notch or an island.
  package var isNotched: Bool { form == .notchedPhone }
}
