/// Fills lines one after the other with as many words as fit.
struct LineFiller {
  let text: StyledText
  let measured: MeasuredText
  let box: TextBox
  let measurer: RunMeasurer
  var runs: RunCursor
  private var lines: [TextLine] = []
  /// How many clusters were looked at for a place to break: a measure of work that no machine changes.
  private(set) var steps = 0
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
  ///
  /// A line end at the text's end begins another, empty line (measured: 21 lines high for 20 and a line
  /// feed).
  mutating func fill() -> [TextLine] {
    var start = 0
    var beginsParagraph = true
    while start <= measured.count, !isFull {
      var end = start
      while end < measured.count, !measured.classes[end].endsLine { end += 1 }
      let terminator = end < measured.count ? measured.classes[end] : nil
      fillSegment(start..<end, beginsParagraph: beginsParagraph, terminator: terminator)
      beginsParagraph = terminator == .newline
      start = end + 1
    }
    return lines
  }

  /// Fills lines with the clusters up to the next line end, `terminator`, or the text's end.
  private mutating func fillSegment(_ segment: Range<Int>, beginsParagraph: Bool, terminator: BreakClass?) {
    let style = runs.paragraph(at: measured.offsets[segment.lowerBound])
    var start = segment.lowerBound
    repeat {
      let isFirst = beginsParagraph && start == segment.lowerBound
      let room = style.room(in: box.width, isFirst: isFirst)
      var end = lineEnd(start..<segment.upperBound, room: room)
      if box.pushesOut { end = endPushingOut(end, of: start..<segment.upperBound, room: room) }
      let isLastLine = box.maximumLines > 0 && lines.count + 1 >= box.maximumLines
      let indent = style.indent(isFirst: isFirst)
      isFull = isLastLine
      let hasMore = terminator != nil && segment.upperBound + 1 < measured.count
      if isLastLine, end < segment.upperBound || hasMore {
        lines.append(lastLine(start..<end, of: segment.upperBound, room: room, indent: indent))
        return
      }
      let endsParagraph = end == segment.upperBound && terminator != .lineSeparator
      lines.append(line(start..<end, indent: indent, endsParagraph: endsParagraph))
      start = end
    } while start < segment.upperBound
  }

  /// Where the line that begins at `clusters.lowerBound` ends: at the last place that fits.
  ///
  /// It ends within a word if the word is longer than a line. Blanks before the end hang over.
  private mutating func lineEnd(_ clusters: Range<Int>, room: Double) -> Int {
    let start = clusters.lowerBound
    // A thousandth of a point: solved widths are rounded up to pixels with such a slack.
    let limit = measured.positions[start] + room + 0.001
    if measured.positions[clusters.upperBound] <= limit { return clusters.upperBound }
    var rules = BreakRules()
    var lastBreak = start
    for index in clusters {
      steps += 1
      let kind = measured.classes[index]
      let allowed = rules.allowsBreak(before: kind)
      if kind == .blank { continue }
      if index > start, allowed || box.lineBreakMode == .characterWrap { lastBreak = index }
      if measured.positions[index + 1] > limit, index > start { return lastBreak > start ? lastBreak : index }
    }
    return clusters.upperBound
  }

  /// Where a line ends so that no single word is left for the last line, if it can be helped.
  private mutating func endPushingOut(_ end: Int, of clusters: Range<Int>, room: Double) -> Int {
    guard end < clusters.upperBound, measured.width(end..<clusters.upperBound) <= room else { return end }
    var rules = BreakRules()
    var lastBreak = clusters.lowerBound
    for index in clusters {
      steps += 1
      guard rules.allowsBreak(before: measured.classes[index]), index > clusters.lowerBound else { continue }
      if index > end { return end }
      if index < end { lastBreak = index }
    }
    let fits = measured.width(lastBreak..<clusters.upperBound) <= room
    return lastBreak > clusters.lowerBound && fits ? lastBreak : end
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
