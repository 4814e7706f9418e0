internal import AutoLayout
internal import Catalog
internal import FontMetrics
internal import Geometry
internal import Resolution
internal import Vocabulary

/// Makes lines of text of a label or text view: the solved ones, or lines set here where none were solved.
struct LineLook {
  private let view: DrawnView
  private let font: Font
  private let color: Color
  private let attributed: AttributedText?
  /// The room around the text in points.
  var padding = EdgeInsets.zero
  /// Whether text that nobody solved begins at the top instead of the middle.
  var startsAtTop = false

  init(_ view: DrawnView, font: Font, color: Color) {
    self.view = view
    self.font = font
    self.color = color
    attributed = view.properties.attributedText(.attributedText)
  }

  /// The lines at their absolute places.
  func lines() -> [PictureText] {
    let isShrunk = font.size != view.font(size: 17).size
    if let block = view.text, !isShrunk, !startsAtTop { return solved(block) }
    return set()
  }

  private var string: String { attributed?.plain ?? view.properties.string(.text) ?? "" }

  private func solved(_ block: TextBlock) -> [PictureText] {
    var finder = SpanFinder(runs: runs(), era: view.stage.era)
    return block.lines.map { line in
      text(
        finder.spans(of: line.text), baseline: view.frame.y + line.baseline, indent: line.rect.x,
        width: line.rect.width)
    }
  }

  private func set() -> [PictureText] {
    guard !string.isEmpty else { return [] }
    let inner = view.frame.inset(by: padding)
    let styled = StyledText(pieces: runs().map { ($0.text, $0.font, $0.paragraph) })
    let count = view.node.element == .label ? view.properties.number(.numberOfLines) ?? 1 : 0
    let mode = view.properties.string(.lineBreakMode).flatMap(LineBreakMode.init(rawValue:))
    let layout = view.stage.breaker.layOut(
      styled,
      in: TextBox(
        width: inner.width + 0.5, maximumLines: count >= 0 && count < 10_000 ? Int(count) : 0,
        lineBreakMode: mode ?? (startsAtTop ? .wordWrap : .tailTruncation)))
    let top = startsAtTop ? inner.y : inner.y + (inner.height - layout.size.height) / 2
    var finder = SpanFinder(runs: runs(), era: view.stage.era)
    return layout.lines.prefix(500).map { line in
      text(
        finder.spans(of: line.string(of: styled)), baseline: top + line.baseline,
        indent: padding.left + line.indent, width: line.width)
    }
  }

  private func text(
    _ spans: [PictureText.Span], baseline: Double, indent: Double, width: Double
  ) -> PictureText {
    let alignment =
      attributed?.runs.first?.paragraph?.alignment ?? view.properties.string(.textAlignment) ?? "natural"
    let anchor = DrawnView.anchor(alignment, isRightToLeft: view.isRightToLeft)
    let room = Rect(
      x: view.frame.x + indent, y: view.frame.y, width: max(0, view.frame.width - 2 * indent),
      height: view.frame.height)
    var text = PictureText(
      spans: spans, at: Point(x: Canvas.edge(of: room, anchor), y: baseline), anchor: anchor, width: width)
    text.isRightToLeft = view.isRightToLeft
    return text
  }

  private func runs() -> [SpanFinder.Run] {
    guard let attributed else {
      return [SpanFinder.Run(text: string, font: font, color: color, paragraph: ParagraphMetrics())]
    }
    return attributed.runs.map { run in
      SpanFinder.Run(
        text: run.text, font: run.font.map { view.stage.fonts.font($0, size: font.size) } ?? font,
        color: run.color.map { view.palette.color($0, tint: view.tint) } ?? color,
        paragraph: ParagraphMetrics())
    }
  }
}
