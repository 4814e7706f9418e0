/// Measures text by the embedded tables; has an answer for every font, a guess for those without a table.
///
/// For the system font this is the model that the tables were fitted with (`ReferenceTests`), but for what
/// that model leaves open: default-ignorable characters and controls take no room, an emoji of several
/// scalars counts once, and symbols shown as emoji are as wide as emoji.
package struct TableMeasurer: TextMeasurer {
  /// Which cut of the system font is meant.
  package let era: FontEra

  /// Makes a measurer for documents of an era.
  package init(era: FontEra = .variable) {
    self.era = era
  }

  /// The advance in points of `text` on one line, not rounded; ends of lines have none.
  package func width(of text: String, font: Font) -> Double {
    var scanner = AdvanceScanner(font: font, era: era)
    var text = text
    return text.withUTF8 { bytes in
      var sum = 0.0
      var index = 0
      while index < bytes.count, bytes[index] < 0x80 {
        sum += scanner.advance(ascii: bytes[index])
        index += 1
      }
      if index < bytes.count {
        for scalar in String(decoding: bytes[index...], as: UTF8.self).unicodeScalars {
          sum += scanner.advance(of: scalar)
        }
      }
      return sum
    }
  }

  package func advance(of text: String, font: Font) -> Double? {
    width(of: text, font: font)
  }

  package func lineMetrics(of font: Font) -> LineMetrics? {
    font.lineMetrics
  }
}
