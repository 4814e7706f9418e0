/// Measures the runs of text: by the tables, or by another measurer where they know nothing of a font.
struct RunMeasurer: Sendable {
  let table: TableMeasurer
  let other: (any TextMeasurer)?

  /// The width of a line in one font.
  func width(of text: String, font: Font) -> Double {
    if font.isSubstituted, let width = other?.advance(of: text, font: font), width.isFinite { return width }
    return table.width(of: text, font: font)
  }

  func lineMetrics(of font: Font) -> LineMetrics {
    if font.isSubstituted, let metrics = other?.lineMetrics(of: font) { return metrics }
    return font.lineMetrics
  }

  /// The advance of every scalar, in order; kerning never crosses runs.
  func advances(of text: StyledText) -> [Double] {
    var advances: [Double] = []
    advances.reserveCapacity(text.string.utf8.count)
    guard text.runs.count > 1 else {
      if let run = text.runs.first { append(text.string, font: run.font, to: &advances) }
      return advances
    }
    var index = text.string.utf8.startIndex
    for run in text.runs {
      let end = text.string.utf8.index(index, offsetBy: run.length, limitedBy: text.string.utf8.endIndex)
      let upper = end ?? text.string.utf8.endIndex
      append(String(text.string[index..<upper]), font: run.font, to: &advances)
      index = upper
    }
    return advances
  }

  /// The tables' advances; where another measurer knows the whole width, stretched to it.
  private func append(_ text: String, font: Font, to advances: inout [Double]) {
    let first = advances.count
    var scanner = AdvanceScanner(font: font, era: table.era)
    var total = 0.0
    for scalar in text.unicodeScalars {
      let advance = scanner.advance(of: scalar)
      total += advance
      advances.append(advance)
    }
    guard font.isSubstituted, total > 0, let width = other?.advance(of: text, font: font), width.isFinite
    else { return }
    for index in first..<advances.count { advances[index] *= width / total }
  }
}
