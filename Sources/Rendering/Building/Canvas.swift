internal import FontMetrics
internal import Geometry

/// What a view's look is drawn on: items below its subviews and above them, and its sketch in characters.
struct Canvas {
  var items: [PictureItem] = []
  /// Items in front of the subviews.
  var overlay: [PictureItem] = []
  var sketch: Sketch?
  private let breaker: LineBreaker
  private let era: FontEra

  init(_ stage: Stage) {
    breaker = stage.breaker
    era = stage.era
  }

  /// Adds a filled rectangle; nothing for a transparent one.
  mutating func fill(
    _ rect: Rect, _ color: Color, radius: Double = 0, corners: PictureCorners = .all
  ) {
    guard color.alpha > 0.001, rect.width > 0, rect.height > 0 else { return }
    items.append(.rect(PictureRect(rect, fill: color, cornerRadius: radius, corners: corners)))
  }

  /// Adds a border that runs inside a rectangle.
  mutating func border(_ rect: Rect, _ color: Color, width: Double, radius: Double = 0) {
    guard color.alpha > 0.001, width > 0 else { return }
    items.append(.rect(PictureRect(borderOf: rect, color: color, width: width, cornerRadius: radius)))
  }

  /// Adds the soft shadow of a knob.
  mutating func shadow(_ rect: Rect, radius: Double, offset: Double, blur: Double, alpha: Double) {
    var shadow = PictureRect(
      rect.offset(dx: 0, dy: offset), fill: .gray(0, alpha: alpha), cornerRadius: radius)
    shadow.blur = blur
    items.append(.rect(shadow))
  }

  /// Adds a circle.
  mutating func circle(_ center: Point, radius: Double, _ color: Color) {
    let rect = Rect(
      x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    fill(rect, color, radius: radius)
  }

  /// Adds a straight line.
  mutating func line(_ from: Point, _ to: Point, _ color: Color, width: Double, isRound: Bool = false) {
    items.append(.line(PictureLine(from: from, to: to, color: color, width: width, isRound: isRound)))
  }

  /// Adds a symbol of the system, centred in a rectangle.
  mutating func symbol(_ name: String, in rect: Rect, _ color: Color) {
    items += SymbolLook.items(named: name, in: rect, color: color)
  }

  /// Adds a line of text, centred in the height of a rectangle and cut off at its width.
  mutating func text(
    _ string: String, in rect: Rect, font: Font, color: Color, anchor: PictureText.Anchor = .middle,
    isRightToLeft: Bool = false, mode: LineBreakMode = .tailTruncation
  ) {
    guard !string.isEmpty, rect.width > 0 else { return }
    let styled = StyledText(string, font: font)
    let layout = breaker.layOut(
      styled, in: TextBox(width: rect.width + 0.5, maximumLines: 1, lineBreakMode: mode))
    guard let line = layout.lines.first else { return }
    let top = rect.y + (rect.height - line.height) / 2
    let shown = line.string(of: styled)
    let span = PictureText.Span(shown, font: PictureFont(font, era: era, of: shown), color: color)
    var text = PictureText(
      spans: [span], at: Point(x: Canvas.edge(of: rect, anchor), y: top + line.baseline), anchor: anchor,
      width: line.width)
    text.isRightToLeft = isRightToLeft
    items.append(.text(text))
  }

  /// The lines of text set in a width, for looks that nobody solved.
  func lines(_ string: String, font: Font, width: Double) -> [(text: String, baseline: Double)] {
    let styled = StyledText(string, font: font)
    let layout = breaker.layOut(styled, in: TextBox(width: max(1, width)))
    return layout.lines.map { ($0.string(of: styled), $0.baseline) }
  }

  /// The advance of one line in points.
  func width(_ string: String, font: Font) -> Double { breaker.lineSize(of: string, font: font).width }

  /// The x of a rectangle's left, middle or right.
  static func edge(of rect: Rect, _ anchor: PictureText.Anchor) -> Double {
    switch anchor {
    case .start: rect.x
    case .middle: rect.midX
    case .end: rect.maxX
    }
  }
}
