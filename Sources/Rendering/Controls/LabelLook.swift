internal import AutoLayout
internal import Catalog
internal import FontMetrics
internal import Geometry
internal import Resolution
internal import Vocabulary

/// A label: its lines as solved, with colour, alignment, shadow and shrunken text.
enum LabelLook {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let setter = LineLook(view, font: font(of: view), color: color(of: view))
    let lines = setter.lines()
    if let shadow = view.color(.shadowColor), shadow.alpha > 0 {
      let offset = view.properties.size(.shadowOffset) ?? Size(width: 0, height: -1)
      for line in lines { canvas.items.append(.text(shifted(line, offset, shadow))) }
    }
    for line in lines { canvas.items.append(.text(line)) }
  }

  private static func color(of view: DrawnView) -> Color {
    if view.properties.flag(.highlighted), let color = view.color(.highlightedColor) { return color }
    var color = view.color(.textColor, default: "label")
    if !view.isEnabled { color.alpha *= 0.5 }
    return color
  }

  /// The font, smaller where the text shrinks to the width of its only line.
  private static func font(of view: DrawnView) -> Font {
    let font = view.font(size: 17)
    guard view.properties.flag(.adjustsFontSizeToFit), (view.properties.number(.numberOfLines) ?? 1) == 1,
      let text = view.properties.string(.text)
    else { return font }
    let natural = view.stage.breaker.lineSize(of: text, font: font).width
    guard natural > view.frame.width, natural > 0 else { return font }
    let least = max(
      view.properties.number(.minimumScaleFactor) ?? 0,
      (view.properties.number(.minimumFontSize) ?? 0) / max(font.size, 1))
    return font.withSize(font.size * min(1, max(least, view.frame.width / natural)))
  }

  private static func shifted(_ line: PictureText, _ offset: Size, _ color: Color) -> PictureText {
    var line = line
    line.position.x += offset.width
    line.position.y += offset.height
    line.spans = line.spans.map { PictureText.Span($0.text, font: $0.font, color: color) }
    return line
  }
}
