internal import Geometry

/// What stands for an image whose bytes aren't at hand: a symbol drawn by shapes of our own, or a grey tile
/// with a picture's usual sign, the name and the size.
enum ImageLook {
  /// Shapes that stand for `image`; absolute points.
  static func items(of image: PictureImage) -> [PictureItem] {
    if image.isSymbol { return SymbolLook.items(named: image.name, in: image.rect, color: image.tint ?? ink) }
    return placeholder(image)
  }

  /// Greys that are seen on light and on dark.
  private static let ink = Color.bytes(142, 142, 147)
  private static let tile = Color.bytes(142, 142, 147, 0.2)

  private static func placeholder(_ image: PictureImage) -> [PictureItem] {
    let rect = image.rect
    let side = min(rect.width, rect.height)
    guard side > 0 else { return [] }
    let color = image.tint ?? ink
    let radius = min(4, side / 6)
    var items: [PictureItem] = [.rect(PictureRect(rect, fill: tile, cornerRadius: radius))]
    let lines = captions(image)
    let captionHeight = Double(lines.count) * 12
    let free = Rect(x: rect.x, y: rect.y, width: rect.width, height: rect.height - captionHeight)
    items += sign(in: free, color: color)
    for (index, line) in lines.enumerated() {
      let y = rect.maxY - captionHeight + Double(index) * 12 + 7
      let span = PictureText.Span(line, font: PictureFont(size: 9), color: color)
      items.append(.text(PictureText(spans: [span], at: Point(x: rect.midX, y: y), anchor: .middle)))
    }
    return items
  }

  /// The name and, where there is room, the size.
  private static func captions(_ image: PictureImage) -> [String] {
    let rect = image.rect
    guard rect.width >= 48, rect.height >= 40, !image.name.isEmpty else { return [] }
    // A letter at 9 points advances about 5.
    let room = max(4, Int(min(rect.width, 2000) / 5) - 1)
    let name = image.name.count > room ? String(image.name.prefix(room - 1)) + "…" : image.name
    guard rect.height >= 64, let size = image.naturalSize else { return [name] }
    return [name, "\(NumberFormat.string(size.width)) × \(NumberFormat.string(size.height))"]
  }

  /// A frame with a sun over hills.
  private static func sign(in rect: Rect, color: Color) -> [PictureItem] {
    let side = min(min(rect.width, rect.height) * 0.6, 44)
    guard side >= 5 else { return [] }
    let box = Rect(
      x: rect.midX - side / 2, y: rect.midY - side * 0.4, width: side, height: side * 0.8)
    func at(_ x: Double, _ y: Double) -> Point {
      Point(x: box.x + x * box.width, y: box.y + y * box.height)
    }
    let hills = PicturePath.polyline(
      [at(0.08, 0.86), at(0.36, 0.42), at(0.56, 0.7), at(0.7, 0.54), at(0.92, 0.86)], isClosed: true)
    let sun = Rect(x: box.x + side * 0.64, y: box.y + side * 0.16, width: side * 0.16, height: side * 0.16)
    let width = max(0.75, side / 18)
    return [
      .rect(PictureRect(borderOf: box, color: color, width: width, cornerRadius: side / 10)),
      .path(PicturePath(hills, fill: color)),
      .rect(PictureRect(sun, fill: color, cornerRadius: side * 0.08)),
    ]
  }
}
