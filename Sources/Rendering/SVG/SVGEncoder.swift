internal import Geometry

/// Writes a picture as SVG: one element a line, stable ids, no scripts, no size but points.
package struct SVGEncoder {
  private var writer = SVGWriter()
  private var names: SVGNames
  private var blurs: Set<String> = []
  private let prefix: String

  private init(prefix: String) {
    self.prefix = prefix
    names = SVGNames(prefix: prefix)
  }

  /// The families of a text without one of its own: the system's in a browser, then one for full-width text.
  static let families = "Inter, system-ui, 'Noto Sans CJK JP', 'Hiragino Sans', sans-serif"

  /// The SVG of `picture`; every id begins with `prefix`, so that several can stand in one page.
  package static func encode(_ picture: Picture, prefix: String = "") -> String {
    var encoder = SVGEncoder(prefix: prefix)
    encoder.encode(picture)
    return String(decoding: encoder.writer.bytes, as: UTF8.self)
  }

  private mutating func encode(_ picture: Picture) {
    writer.begin("svg")
    writer.attribute("xmlns", "http://www.w3.org/2000/svg")
    writer.startAttribute("viewBox")
    writer.raw("0 0 ")
    writer.number(picture.size.width)
    writer.raw(" ")
    writer.number(picture.size.height)
    writer.raw("\"")
    writer.attribute("width", picture.size.width)
    writer.attribute("height", picture.size.height)
    writer.attribute("font-family", SVGEncoder.families)
    writer.endOpening()
    writer.element("title", text: picture.name)
    rect(
      PictureRect(
        Rect(x: 0, y: 0, width: picture.size.width, height: picture.size.height), fill: picture.background))
    group(picture.root)
    writer.close("svg")
  }

  private mutating func group(_ group: PictureGroup) {
    guard group.isVisible else { return }
    let name = names.unique(group.id)
    if let clip = group.clip {
      writer.begin("clipPath")
      writer.attribute("id", names.clip(name))
      writer.endInline()
      writer.beginInline("rect")
      shape(PictureRect(clip.rect, fill: nil, cornerRadius: clip.cornerRadius, corners: clip.corners))
      writer.raw("/>")
      writer.closeInline("clipPath")
      writer.endLine()
    }
    writer.begin("g")
    writer.attribute("id", name)
    if group.opacity < 0.9995 { writer.attribute("opacity", group.opacity) }
    if group.clip != nil { writer.attribute("clip-path", "url(#\(names.clip(name)))") }
    writer.endOpening()
    writer.element("title", text: "\(group.className) \(group.id)")
    for item in group.items { self.item(item) }
    writer.close("g")
  }

  private mutating func item(_ item: PictureItem) {
    switch item {
    case .group(let group): self.group(group)
    case .rect(let rect): self.rect(rect)
    case .line(let line): self.line(line)
    case .text(let text): writer.text(text)
    case .path(let path): writer.path(path)
    case .image(let image): self.image(image)
    }
  }

  /// What stands for an image, with its name and size to be read.
  private mutating func image(_ image: PictureImage) {
    writer.begin("g")
    writer.endOpening()
    let size = image.naturalSize.map { size in
      " \(NumberFormat.string(size.width)) × \(NumberFormat.string(size.height))"
    }
    writer.element("title", text: image.name + (size ?? ""))
    for part in ImageLook.items(of: image) { item(part) }
    writer.close("g")
  }

  private mutating func rect(_ rect: PictureRect) {
    let isUneven = rect.cornerRadius > 0 && rect.corners != .all
    if isUneven {
      let path = RoundedCorners.path(of: rect)
      return writer.path(path)
    }
    let blur = rect.blur > 0 ? blurName(rect.blur) : nil
    writer.begin("rect")
    shape(rect)
    writer.paint("fill", opacity: "fill-opacity", rect.fill)
    if let stroke = rect.stroke, rect.strokeWidth > 0 {
      writer.paint("stroke", opacity: "stroke-opacity", stroke)
      if rect.strokeWidth != 1 { writer.attribute("stroke-width", rect.strokeWidth) }
      if rect.isDashed { writer.attribute("stroke-dasharray", "4 3") }
    }
    if let blur { writer.attribute("filter", "url(#\(blur))") }
    writer.endEmpty()
  }

  private mutating func shape(_ rect: PictureRect) {
    writer.attribute("x", rect.rect.x)
    writer.attribute("y", rect.rect.y)
    writer.attribute("width", max(0, rect.rect.width))
    writer.attribute("height", max(0, rect.rect.height))
    let limit = min(rect.rect.width, rect.rect.height) / 2
    if rect.cornerRadius > 0 { writer.attribute("rx", max(0, min(rect.cornerRadius, limit))) }
  }

  /// The id of a filter; the filter is written before its first use.
  private mutating func blurName(_ deviation: Double) -> String {
    let amount = NumberFormat.string(deviation, digits: 1)
    let name = "\(prefix)blur-\(amount)"
    if blurs.insert(name).inserted {
      writer.begin("filter")
      writer.attribute("id", name)
      writer.raw(" x=\"-1\" y=\"-1\" width=\"3\" height=\"3\"")
      writer.endInline()
      writer.beginInline("feGaussianBlur")
      writer.attribute("stdDeviation", amount)
      writer.raw("/>")
      writer.closeInline("filter")
      writer.endLine()
    }
    return name
  }

  private mutating func line(_ line: PictureLine) {
    writer.begin("line")
    writer.attribute("x1", line.from.x)
    writer.attribute("y1", line.from.y)
    writer.attribute("x2", line.to.x)
    writer.attribute("y2", line.to.y)
    writer.paint("stroke", opacity: "stroke-opacity", line.color)
    writer.attribute("stroke-width", line.width)
    if line.isRound { writer.attribute("stroke-linecap", "round") }
    writer.endEmpty()
  }
}
