internal import Geometry

/// Places title, detail and image in the content of a cell of a built-in style.
///
/// All numbers are measured in 531 stored cells, but for those of the style with the detail at the left.
struct BuiltInCell {
  /// A style, by the word that Interface Builder's inspector has for it.
  enum Style: String {
    case basic = "IBUITableViewCellStyleDefault"
    case rightDetail = "IBUITableViewCellStyleValue1"
    case leftDetail = "IBUITableViewCellStyleValue2"
    case subtitle = "IBUITableViewCellStyleSubtitle"
  }

  /// What a label wants: its size, and its baseline's distance from its top, in points.
  struct Text {
    var size: Size
    var baseline: Double
  }

  let style: Style
  let era: Era
  let grid: PixelGrid
  /// The distance of the content from the cell's edges in points.
  let margin: Double
  let hasAccessory: Bool
  /// How far all of it is moved from the near edge besides, in points.
  var indentation = 0.0
  var title: Text?
  var detail: Text?
  var image: Size?

  /// Frames in the content view; nil for what there isn't.
  struct Frames {
    var title: Rect?
    var detail: Rect?
    var image: Rect?

    /// Title, detail and image.
    var all: [Rect?] { [title, detail, image] }
  }

  /// The frames in a content view of the given size.
  func frames(in content: Size) -> Frames {
    var frames = Frames()
    frames.image = image.map {
      Rect(
        x: margin + indentation, y: floorToPixel((content.height - $0.height) / 2), width: $0.width,
        height: $0.height)
    }
    let room = room(in: content.width)
    switch style {
    case .basic:
      frames.title = Rect(x: room.start, y: 0, width: room.length, height: content.height)
    case .rightDetail: placeSideBySide(in: room, content, &frames)
    case .leftDetail: placeAtTheLeft(in: room, content, &frames)
    case .subtitle: placeBelow(in: room, content, &frames)
    }
    return frames
  }

  /// How wide text may be in a content view of the given width, in points.
  func textWidth(in width: Double) -> Double { room(in: width).length }

  /// The height of a row that sizes itself in points.
  var rowHeight: Double {
    let title = title?.size.height ?? 0
    guard style == .subtitle, let detail else {
      let least = era.isXcode26OrLater ? 51 : 44 - 1 / grid.scale
      return max(least, title + (era.isXcode26OrLater ? 30 : 23))
    }
    return title + 3 + detail.size.height + 19
  }

  private struct Span {
    let start: Double
    let end: Double
    var length: Double { end - start }
  }

  private func room(in width: Double) -> Span {
    let start = margin + indentation + (image.map { $0.width + 15 } ?? 0)
    return Span(start: start, end: max(start, width - trailing))
  }

  /// What text keeps from the content's far edge.
  private var trailing: Double {
    guard hasAccessory else { return margin }
    return era.version < 15_000 ? 0 : 8
  }

  private func middle(_ height: Double, in content: Size) -> Double {
    ((content.height - height) / 2 - 1e-6).rounded(.up)
  }

  private func floorToPixel(_ value: Double) -> Double {
    (value * grid.scale + 1e-6).rounded(.down) / grid.scale
  }

  /// Title at the near edge, detail at the far one, on one baseline.
  private func placeSideBySide(in room: Span, _ content: Size, _ frames: inout Frames) {
    guard let title else { return }
    let width = min(title.size.width, room.length)
    let y = middle(title.size.height, in: content)
    frames.title = Rect(x: room.start, y: y, width: width, height: title.size.height)
    guard let detail else { return }
    let rest = min(detail.size.width, room.length - width)
    frames.detail = Rect(
      x: room.end - rest, y: y + title.baseline - detail.baseline, width: rest, height: detail.size.height)
  }

  /// A title of 91 points and the detail 6 behind it (general knowledge).
  private func placeAtTheLeft(in room: Span, _ content: Size, _ frames: inout Frames) {
    guard let title else { return }
    let y = middle(title.size.height, in: content)
    frames.title = Rect(x: room.start, y: y, width: min(91, room.length), height: title.size.height)
    guard let detail else { return }
    let start = min(room.start + 97, room.end)
    frames.detail = Rect(
      x: start, y: y + title.baseline - detail.baseline, width: min(detail.size.width, room.end - start),
      height: detail.size.height)
  }

  /// Title and detail as a block in the middle; 3 points between them where there is room.
  private func placeBelow(in room: Span, _ content: Size, _ frames: inout Frames) {
    guard let title else { return }
    let lines = title.size.height + (detail?.size.height ?? 0)
    let slack = content.height - lines
    // Measured: 13 points of slack beyond the gap don't open it, 14 do.
    let isOpen = era.isXcode12OrLater && slack - 3 >= 14
    let y = isOpen ? ((slack - 4.5) / 2).rounded(.down) : middle(lines, in: content)
    frames.title = Rect(
      x: room.start, y: y, width: min(title.size.width, room.length), height: title.size.height)
    guard let detail else { return }
    frames.detail = Rect(
      x: room.start, y: y + title.size.height + (isOpen ? 3 : 0),
      width: min(detail.size.width, room.length), height: detail.size.height)
  }
}
