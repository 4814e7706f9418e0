extension LineFiller {
  /// The last line that there is room for, where text is left: of the clusters `line` that fit, in a
  /// paragraph that ends at `end`.
  mutating func lastLine(_ line: Range<Int>, of end: Int, room: Double, indent: Double) -> TextLine {
    let rest = line.lowerBound..<end
    switch box.lineBreakMode {
    case .wordWrap, .characterWrap: return self.line(line, indent: indent, endsParagraph: false)
    case .clip: return clipped(rest, room: room, indent: indent)
    case .tailTruncation: return tailTruncated(rest, room: room, indent: indent)
    case .headTruncation: return headTruncated(rest, room: room, indent: indent)
    case .middleTruncation: return middleTruncated(rest, room: room, indent: indent)
    }
  }

  /// As much as is seen: the last cluster may stand over the edge.
  private func clipped(_ rest: Range<Int>, room: Double, indent: Double) -> TextLine {
    let end = min(rest.upperBound, clusters(rest, within: room) + 1)
    let line = self.line(rest.lowerBound..<end, indent: indent, endsParagraph: false)
    return TextLine(
      range: line.range, omitted: nil, indent: indent, width: min(line.width, room),
      fullWidth: min(line.fullWidth, room), endsParagraph: false, top: 0, height: 0, baseline: 0)
  }

  private mutating func tailTruncated(_ rest: Range<Int>, room: Double, indent: Double) -> TextLine {
    let ellipsis = ellipsisWidth(at: rest.lowerBound)
    let end = visibleEnd(rest.lowerBound..<clusters(rest, within: room - ellipsis))
    return truncated(rest, omitted: end..<rest.upperBound, ellipsis: ellipsis, indent: indent)
  }

  private mutating func headTruncated(_ rest: Range<Int>, room: Double, indent: Double) -> TextLine {
    let ellipsis = ellipsisWidth(at: rest.lowerBound)
    let visible = rest.lowerBound..<visibleEnd(rest)
    let start = clustersAtEnd(visible, within: room - ellipsis)
    return truncated(visible, omitted: rest.lowerBound..<start, ellipsis: ellipsis, indent: indent)
  }

  private mutating func middleTruncated(_ rest: Range<Int>, room: Double, indent: Double) -> TextLine {
    let ellipsis = ellipsisWidth(at: rest.lowerBound)
    let visible = rest.lowerBound..<visibleEnd(rest)
    let start = clustersAtEnd(visible, within: (room - ellipsis) / 2)
    let left = room - ellipsis - measured.width(start..<visible.upperBound)
    let end = visibleEnd(rest.lowerBound..<clusters(rest.lowerBound..<start, within: left))
    return truncated(visible, omitted: end..<start, ellipsis: ellipsis, indent: indent)
  }

  private func truncated(
    _ line: Range<Int>, omitted: Range<Int>, ellipsis: Double, indent: Double
  ) -> TextLine {
    let width =
      measured.width(line.lowerBound..<omitted.lowerBound) + ellipsis
      + measured.width(omitted.upperBound..<line.upperBound)
    return TextLine(
      range: measured.offsets[line.lowerBound]..<measured.offsets[line.upperBound],
      omitted: measured.offsets[omitted.lowerBound]..<measured.offsets[omitted.upperBound],
      indent: indent, width: width, fullWidth: width, endsParagraph: false, top: 0, height: 0, baseline: 0)
  }

  private mutating func ellipsisWidth(at cluster: Int) -> Double {
    guard let font = runs.font(at: measured.offsets[cluster]) else { return 0 }
    return measurer.width(of: "\u{2026}", font: font)
  }

  /// Where the clusters from the start of `range` end that fit in `room` points.
  private func clusters(_ range: Range<Int>, within room: Double) -> Int {
    let limit = measured.positions[range.lowerBound] + room + 0.001
    var end = range.lowerBound
    while end < range.upperBound, measured.positions[end + 1] <= limit { end += 1 }
    return end
  }

  /// Where the clusters up to the end of `range` begin that fit in `room` points.
  private func clustersAtEnd(_ range: Range<Int>, within room: Double) -> Int {
    let limit = measured.positions[range.upperBound] - room - 0.001
    var start = range.upperBound
    while start > range.lowerBound, measured.positions[start - 1] >= limit { start -= 1 }
    return start
  }
}
