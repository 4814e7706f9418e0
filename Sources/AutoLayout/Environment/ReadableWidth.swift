internal import FontMetrics

/// How wide text may be for reading (`readableContentGuide`).
enum ReadableWidth {
  /// The width in points: 672 at the content size L; the other sizes are unverified.
  static func points(at category: ContentSizeCategory) -> Double {
    switch category {
    case .extraSmall: 560
    case .small: 600
    case .medium: 632
    case .large: 672
    case .extraLarge: 728
    case .extraExtraLarge: 784
    case .extraExtraExtraLarge: 840
    default: 896
    }
  }
}
