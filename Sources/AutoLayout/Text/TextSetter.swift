internal import Catalog
internal import FontMetrics
internal import Geometry

/// Measures and sets the text of views.
struct TextSetter {
  let fonts: FontResolver
  let grid: PixelGrid
  private let breaker: LineBreaker

  /// Makes a setter for a document of `era`, shown with `traits`; `measurer` is asked for fonts without a
  /// table.
  init(era: Era, traits: Traits, measurer: (any TextMeasurer)?) {
    fonts = FontResolver(era: era, traits: traits)
    grid = PixelGrid(scale: traits.scale)
    breaker = LineBreaker(era: FontEra(toolsVersion: Int(era.version)), other: measurer)
  }

  /// Text in one font.
  func styled(_ text: String, font: Font) -> StyledText { StyledText(text, font: font) }

  /// Text in runs; a run without a font takes `font`.
  func styled(_ text: AttributedText, font: Font) -> StyledText {
    StyledText(
      pieces: text.runs.map { run in
        let own = run.font.map { fonts.font($0, size: font.size) } ?? font
        return (run.text, own, run.paragraph.map(ParagraphMetrics.init) ?? ParagraphMetrics())
      })
  }

  /// Sets a view's text in `width` points; without one, lines end at line ends only.
  func layOut(_ content: IntrinsicText, width: Double?) -> TextLayout {
    breaker.layOut(
      content.text,
      in: TextBox(
        width: width.map { $0 / content.widthFactor }, maximumLines: content.maximumLines,
        lineBreakMode: content.lineBreakMode,
        pushesOut: content.pushesOut))
  }

  /// The advance of one line in points, not rounded.
  func width(_ text: String, font: Font) -> Double { breaker.lineSize(of: text, font: font).width }

  /// The size that a view takes for its text, on the pixel grid, and where the baselines are.
  func measure(_ content: IntrinsicText) -> (size: Size, baseline: Intrinsic.Baseline?) {
    let limit = content.wraps ? content.preferredWidth : nil
    let layout = layOut(content, width: limit)
    let padding = content.padding
    guard !layout.lines.isEmpty else {
      return (Size(width: padding.left + padding.right, height: padding.top + padding.bottom), nil)
    }
    let size = Size(
      width: grid.ceil(layout.size.width * content.widthFactor) + padding.left + padding.right,
      height: grid.ceil(layout.size.height) + padding.top + padding.bottom)
    return (size, baseline(of: layout, padding: padding))
  }

  private func baseline(of layout: TextLayout, padding: EdgeInsets) -> Intrinsic.Baseline {
    Intrinsic.Baseline(
      blockHeight: layout.size.height, first: grid.round(layout.firstBaseline),
      last: grid.round(layout.firstBaseline) + layout.lastBaseline - layout.firstBaseline,
      top: padding.top, bottom: padding.bottom)
  }
}

extension ParagraphMetrics {
  /// The measures of a document's paragraph style.
  init(_ style: ParagraphStyle) {
    self.init()
    lineSpacing = style.lineSpacing
    paragraphSpacing = style.paragraphSpacing
    paragraphSpacingBefore = style.paragraphSpacingBefore
    lineHeightMultiple = style.lineHeightMultiple
    minimumLineHeight = style.minimumLineHeight
    maximumLineHeight = style.maximumLineHeight
    firstLineHeadIndent = style.firstLineHeadIndent
    headIndent = style.headIndent
    tailIndent = style.tailIndent
  }
}
