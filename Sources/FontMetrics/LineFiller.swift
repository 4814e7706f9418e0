/// Fills lines one after the other with as many words as fit.
struct LineFiller {
  let text: StyledText
  let measured: MeasuredText
  let box: TextBox
  let measurer: RunMeasurer
  var runs: RunCursor
  private var lines: [TextLine] = []
  /// Whether the most lines are there and text is left.
  private var isFull = false

  init(text: StyledText, measured: MeasuredText, box: TextBox, measurer: RunMeasurer) {
    self.text = text
    self.measured = measured
    self.box = box
    self.measurer = measurer
    runs = RunCursor(text.runs)
  }

  /// All lines, with heights still to come.
  mutating func fill() -> [TextLine] {
    var start = 0
    while start < measured.count, !isFull {
      var end = start
      while end < measured.count, measured.classes[end] != .newline { end += 1 }
      let isLast = end == measured.count
      fillParagraph(start..<end, hasMore: !isLast && end + 1 < measured.count)
      start = end + 1
    }
    return lines
  }

  private mutating func fillParagraph(_ paragraph: Range<Int>, hasMore: Bool) {
    let style = runs.paragraph(at: measured.offsets[paragraph.lowerBound])
    var start = paragraph.lowerBound
    repeat {
      let isFirst = start == paragraph.lowerBound
      let room = style.room(in: box.width, isFirst: isFirst)
      let end = lineEnd(start..<paragraph.upperBound, room: room, isFirst: isFirst)
      let isLastLine = box.maximumLines > 0 && lines.count + 1 >= box.maximumLines
      let indent = style.indent(isFirst: isFirst)
      if isLastLine, end < paragraph.upperBound || hasMore {
        isFull = true
        lines.append(lastLine(start..<end, of: paragraph.upperBound, room: room, indent: indent))
        return
      }
      lines.append(line(start..<end, indent: indent, endsParagraph: end == paragraph.upperBound))
      start = end
    } while start < paragraph.upperBound
  }

  /// Where the line that begins at `clusters.lowerBound` ends: at the last place that fits.
  ///
  /// It ends within a word if the word is longer than a line. Blanks before the end hang over.
  private func lineEnd(_ clusters: Range<Int>, room: Double, isFirst: Bool) -> Int {
    let start = clusters.lowerBound
    // A thousandth of a point: solved widths are rounded up to pixels with such a slack.
    let limit = measured.positions[start] + room + 0.001
    if measured.positions[clusters.upperBound] <= limit { return clusters.upperBound }
    var rules = BreakRules()
    var lastBreak = start
    for index in clusters {
      let kind = measured.classes[index]
      let allowed = rules.allowsBreak(before: kind)
      if kind == .blank { continue }
      if index > start, allowed || box.lineBreakMode == .characterWrap { lastBreak = index }
      if measured.positions[index + 1] > limit, index > start { return lastBreak > start ? lastBreak : index }
    }
    return clusters.upperBound
  }

  /// A line of all `clusters`.
  func line(_ clusters: Range<Int>, indent: Double, endsParagraph: Bool) -> TextLine {
    let visible = clusters.lowerBound..<visibleEnd(clusters)
    return TextLine(
      range: measured.offsets[visible.lowerBound]..<measured.offsets[visible.upperBound], omitted: nil,
      indent: indent, width: measured.width(visible), fullWidth: measured.width(clusters),
      endsParagraph: endsParagraph, top: 0, height: 0, baseline: 0)
  }

  /// Where the blanks at the end of `clusters` begin.
  func visibleEnd(_ clusters: Range<Int>) -> Int {
    var end = clusters.upperBound
    while end > clusters.lowerBound, measured.classes[end - 1] == .blank { end -= 1 }
    return end
  }
}
