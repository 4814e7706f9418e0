internal import Geometry

/// Draws the commoner symbols of the system by shapes of our own; others as a rounded square of dashes.
///
/// Names are read as the system builds them: a shape, then `circle` or `square` around it, then `fill`.
enum SymbolLook {
  /// Shapes that stand for the symbol `name`, centred in `rect`.
  static func items(named name: String, in rect: Rect, color: Color) -> [PictureItem] {
    let side = min(rect.width, rect.height)
    guard side > 0.5 else { return [] }
    let box = Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    let parts = SymbolName(name)
    var items: [PictureItem] = []
    guard let enclosure = parts.enclosure else {
      return shapes(parts.base, in: box, color: color, isFilled: parts.isFilled) ?? [unknown(box, color)]
    }
    let frame = inset(box, by: 0.05)
    let radius = enclosure == "circle" ? frame.width / 2 : frame.width / 5
    let width = side * 0.07
    if parts.isFilled {
      items.append(.rect(PictureRect(frame, fill: color, cornerRadius: radius)))
    } else {
      items.append(.rect(PictureRect(borderOf: frame, color: color, width: width, cornerRadius: radius)))
    }
    let inner = inset(box, by: 0.24)
    let ink = parts.isFilled ? Color.white : color
    items += shapes(parts.base, in: inner, color: ink, isFilled: true) ?? []
    return items
  }

  private static func shapes(
    _ base: String, in box: Rect, color: Color, isFilled: Bool
  ) -> [PictureItem]? {
    if base.count == 1 || base.allSatisfy(\.isNumber) { return [letters(base, in: box, color: color)] }
    guard let outline = SymbolOutlines.named(base) else { return nil }
    return outline.map { stroke in
      let steps = PathText.steps(stroke.path, in: box)
      let fills = stroke.isSolid || (isFilled && stroke.isFillable)
      let width = box.width * 0.085
      return .path(
        PicturePath(
          steps, fill: fills ? color : nil, stroke: fills ? nil : color, strokeWidth: width))
    }
  }

  /// A letter or number, of which the system has symbols too.
  private static func letters(_ text: String, in box: Rect, color: Color) -> PictureItem {
    let size = box.height * 0.95
    let span = PictureText.Span(
      text.uppercased(), font: PictureFont(size: size, weight: 500), color: color)
    // Capitals are about 0.73 em high.
    let baseline = Point(x: box.midX, y: box.midY + size * 0.365)
    return .text(PictureText(spans: [span], at: baseline, anchor: .middle))
  }

  private static func unknown(_ box: Rect, _ color: Color) -> PictureItem {
    let frame = inset(box, by: 0.1)
    var rect = PictureRect(
      borderOf: frame, color: color, width: max(0.75, box.width * 0.06), cornerRadius: frame.width / 4)
    rect.isDashed = box.width >= 16
    return .rect(rect)
  }

  private static func inset(_ box: Rect, by share: Double) -> Rect {
    let distance = box.width * share
    return box.inset(by: EdgeInsets(top: distance, left: distance, bottom: distance, right: distance))
  }
}
