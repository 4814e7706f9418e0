/// What the tables know of a face, per em.
struct FaceMetrics: Hashable, Sendable {
  /// Where advances come from.
  enum Advances: Hashable, Sendable {
    /// The system font's tables, multiplied by `scale`; `tracked` as the system does it at each size.
    case system(scale: Double, tracked: Bool)
    /// A row of the families' table, multiplied by `scale`.
    case row(UInt8, scale: Double)
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

  /// For families of which nothing is known: a line of 1.2 em, the commonest, and the system's advances.
  static let substitute = FaceMetrics(
    lineHeight: 1.2, descender: 0.24, advances: .system(scale: 1, tracked: false), isSubstituted: true)
}

extension FaceMetrics {
  /// What is known of a face.
  init(of face: FaceName) {
    let family = Self.families[face.key] ?? face.shortKey.flatMap { Self.families[$0] }
    self = family?.metrics(weight: face.weight) ?? .substitute
    // A condensed face of a family that isn't; a general guess.
    if face.isCondensed, case .row(let row, let scale) = advances {
      advances = .row(row, scale: scale * 0.82)
    }
  }
}
