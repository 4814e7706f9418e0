package import FontMetrics

/// The look of text as encoders name it.
package struct PictureFont: Hashable, Sendable {
  /// The family's name; nil for the system font.
  package let family: String?
  /// 100 to 900, as in CSS.
  package let weight: Int
  package let isItalic: Bool
  /// In points.
  package let size: Double
  /// What is added to every character in points.
  package let tracking: Double

  /// Makes a font; see the properties.
  package init(
    family: String? = nil, size: Double, weight: Int = 400, isItalic: Bool = false, tracking: Double = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.tracking = tracking
  }

  /// The look of a font that was measured for documents of an era.
  package init(_ font: Font, era: FontEra) {
    switch font.family {
    case .system: family = nil
    case .named(let family, _): self.family = family
    }
    size = font.size
    weight = PictureFont.weight(font.weight)
    isItalic = font.isItalic
    tracking = font.tracking(in: era)
  }

  private static func weight(_ weight: FontWeight) -> Int {
    (weight.rawValue + 1) * 100
  }
}
