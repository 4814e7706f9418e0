internal import Geometry

/// Puts filled lines under each other.
struct LineStacker {
  let text: StyledText
  let measurer: RunMeasurer

  /// The block of `lines` in `box`.
  func stack(_ lines: [TextLine], in box: TextBox) -> TextLayout {
    var runs = RunCursor(text.runs)
    var stacked = lines
    var y = 0.0
    var width = 0.0
    var bottom = 0.0
    for index in stacked.indices {
      let metrics = metrics(of: stacked[index], runs: &runs)
      let style = runs.paragraph(at: stacked[index].range.lowerBound)
      let height = style.lineHeight(metrics.height)
      if index > 0 {
        y += style.lineHeight(metrics.leading) - height
        y += stacked[index - 1].endsParagraph ? style.paragraphSpacingBefore : 0
      }
      stacked[index].top = y
      stacked[index].height = height
      stacked[index].baseline = y + height - metrics.descender
      y += height
      bottom = y
      y += stacked[index].endsParagraph ? style.paragraphSpacing + style.lineSpacing : style.lineSpacing
      width = max(width, stacked[index].indent + stacked[index].fullWidth)
    }
    return TextLayout(size: Size(width: min(width, box.width), height: max(0, bottom)), lines: stacked)
  }

  /// The largest measures of the line's fonts.
  private func metrics(of line: TextLine, runs: inout RunCursor) -> LineMetrics {
    var largest = LineMetrics(ascender: 0, descender: 0, leading: 0)
    runs.forEachRun(in: line.range) { run in
      let metrics = measurer.lineMetrics(of: run.font)
      largest.ascender = max(largest.ascender, metrics.ascender)
      largest.descender = max(largest.descender, metrics.descender)
      largest.leading = max(largest.leading, metrics.leading)
    }
    return largest
  }
}
