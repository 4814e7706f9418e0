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

  /// Makes a font; see the properties.
  package init(family: String? = nil, size: Double, weight: Int = 400, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// The look of a font that was measured.
  package init(_ font: Font) {
    switch font.family {
    case .system: family = nil
    case .named(let family, _): self.family = family
    }
    size = font.size
    weight = PictureFont.weight(font.weight)
    isItalic = font.isItalic
  }

  private static func weight(_ weight: FontWeight) -> Int {
    (weight.rawValue + 1) * 100
  }
}
