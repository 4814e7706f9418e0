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

  /// The look of `text` in a font that was measured for documents of an era.
  ///
  /// Full-width characters advance one em without tracking; the others' is spread over all, for the same sum.
  package init(_ font: Font, era: FontEra, of text: String) {
    switch font.family {
    case .system: family = nil
    case .named(let family, _): self.family = family
    }
    size = font.size
    weight = PictureFont.weight(font.weight)
    isItalic = font.isItalic
    tracking = font.tracking(in: era) * PictureFont.narrowShare(of: text)
  }

  /// How many of the characters aren't full-width, from 0 to 1.
  private static func narrowShare(of text: String) -> Double {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return 1 }
    var wide = 0
    var count = 0
    for character in text {
      count += 1
      if CellWidth.of(character) == 2 { wide += 1 }
    }
    return count > 0 ? Double(count - wide) / Double(count) : 1
  }

  private static func weight(_ weight: FontWeight) -> Int {
    (weight.rawValue + 1) * 100
  }
}
