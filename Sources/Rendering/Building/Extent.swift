internal import Geometry

/// Tells whether items stay inside a rectangle.
enum Extent {
  /// Whether an item draws inside `safe`; a round one inside the view itself counts.
  static func of(_ item: PictureItem, fits safe: Rect, own: Rect) -> Bool {
    switch item {
    case .rect(let rect): rect.blur > 0 || holds(safe, rect.rect) || holds(own, rect.rect) && isRound(rect)
    case .line(let line): holds(safe, line.from) && holds(safe, line.to)
    case .text(let text): fits(text, safe)
    case .image(let image): holds(safe, image.rect)
    case .path(let path): path.steps.allSatisfy { fits($0, safe) }
    case .group(let group):
      !group.isVisible || (group.items.allSatisfy { of($0, fits: safe, own: own) } || isClipped(group, safe))
    }
  }

  private static func isRound(_ rect: PictureRect) -> Bool { rect.cornerRadius > 0 }

  private static func isClipped(_ group: PictureGroup, _ safe: Rect) -> Bool {
    group.clip.map { holds(safe, $0.rect) } ?? false
  }

  private static func fits(_ text: PictureText, _ safe: Rect) -> Bool {
    let size = text.spans.map(\.font.size).max() ?? 0
    let width = text.width ?? Double(text.string.count) * size
    let left: Double
    switch text.anchor {
    case .start: left = text.position.x
    case .middle: left = text.position.x - width / 2
    case .end: left = text.position.x - width
    }
    // Letters reach about 0.8 em above the baseline and 0.2 em below.
    return holds(
      safe, Rect(x: left, y: text.position.y - size * 0.8, width: width, height: size))
  }

  private static func fits(_ step: PicturePath.Step, _ safe: Rect) -> Bool {
    switch step {
    case .move(let point), .line(let point): holds(safe, point)
    case .curve(_, _, let point): holds(safe, point)
    case .close: true
    }
  }

  private static func holds(_ outer: Rect, _ inner: Rect) -> Bool {
    let slack = 0.51
    return inner.x >= outer.x - slack && inner.y >= outer.y - slack && inner.maxX <= outer.maxX + slack
      && inner.maxY <= outer.maxY + slack
  }

  private static func holds(_ outer: Rect, _ point: Point) -> Bool {
    holds(outer, Rect(x: point.x, y: point.y, width: 0, height: 0))
  }
}
