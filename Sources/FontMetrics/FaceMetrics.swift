/// What the tables know of a face, per em.
struct FaceMetrics: Hashable, Sendable {
  /// Where advances come from.
  enum Advances: Hashable, Sendable {
    /// The system font's tables, multiplied by `scale`; `tracked` as the system does it at each size.
    case system(scale: Double, tracked: Bool)
    /// The advances of a core PostScript font, multiplied by `scale`.
    case core(CoreFont, scale: Double)
    /// Every character as wide as any other.
    case fixed(Double)
  }

  var lineHeight: Double
  var descender: Double
  var advances: Advances
  var isSubstituted = false

  /// The system font: heights of 1.193359375 em in all sizes and weights (measured at 11 to 36 points).
  static let system = FaceMetrics(
    lineHeight: 1.193359375, descender: 0.241211, advances: .system(scale: 1, tracked: true))
}
