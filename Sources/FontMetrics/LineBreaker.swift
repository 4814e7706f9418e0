package import Geometry

/// Sets text in lines.
package struct LineBreaker: Sendable {
  let measurer: RunMeasurer

  /// Makes a line breaker for documents of an era; `other` is asked for fonts without a table.
  package init(era: FontEra = .variable, other: (any TextMeasurer)? = nil) {
    measurer = RunMeasurer(table: TableMeasurer(era: era), other: other)
  }

  /// The size that `text` takes in `box`, in points and not rounded.
  package func size(of text: StyledText, in box: TextBox = TextBox()) -> Size {
    layOut(text, in: box).size
  }

  /// The size of one line in one font, line ends included as nothing: for titles.
  package func lineSize(of text: String, font: Font) -> Size {
    guard !text.isEmpty else { return .zero }
    return Size(width: measurer.width(of: text, font: font), height: measurer.lineMetrics(of: font).height)
  }

  /// Sets `text` in `box`: greedy, linear in the text's length.
  package func layOut(_ text: StyledText, in box: TextBox = TextBox()) -> TextLayout {
    guard !text.string.isEmpty else { return .empty }
    if let layout = singleLine(text, in: box) { return layout }
    let measured = MeasuredText(text, with: measurer)
    var filler = LineFiller(text: text, measured: measured, box: box, measurer: measurer)
    let lines = filler.fill()
    return LineStacker(text: text, measurer: measurer).stack(lines, in: box)
  }
}
