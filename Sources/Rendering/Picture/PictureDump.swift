internal import Geometry

/// Writes a picture as text, an item a line, indented by its groups; for tests and for reading.
package enum PictureDump {
  /// The text of `picture`.
  package static func text(_ picture: Picture) -> String {
    let size = "\(number(picture.size.width))x\(number(picture.size.height))"
    var lines = ["picture \(quoted(picture.name)) \(size) on \(color(picture.background))"]
    append(picture.root, depth: 1, to: &lines)
    return lines.map { $0 + "\n" }.joined()
  }

  private static func append(_ group: PictureGroup, depth: Int, to lines: inout [String]) {
    var line = "\(group.className)#\(group.id) \(LayoutText.frame(group.frame))"
    if group.isHidden { line += " hidden" }
    if group.opacity != 1 { line += " opacity \(number(group.opacity))" }
    if let clip = group.clip { line += " clip \(LayoutText.frame(clip.rect))" + radius(clip.cornerRadius) }
    if let sketch = group.sketch { line += " as \(sketch)" }
    add(line, depth, to: &lines)
    for item in group.items {
      if case .group(let child) = item {
        append(child, depth: depth + 1, to: &lines)
      } else {
        add(text(of: item), depth + 1, to: &lines)
      }
    }
  }

  private static func add(_ line: String, _ depth: Int, to lines: inout [String]) {
    lines.append(String(repeating: "  ", count: min(depth, 100)) + CellWidth.printable(line))
  }

  private static func text(of item: PictureItem) -> String {
    switch item {
    case .group: ""
    case .rect(let rect):
      "rect \(LayoutText.frame(rect.rect))" + radius(rect.cornerRadius) + paint("fill", rect.fill)
        + paint("stroke", rect.stroke) + (rect.stroke == nil ? "" : " width \(number(rect.strokeWidth))")
        + (rect.isDashed ? " dashed" : "") + (rect.blur > 0 ? " blur \(number(rect.blur))" : "")
    case .line(let line):
      "line \(point(line.from)) \(point(line.to))" + paint("stroke", line.color)
        + " width \(number(line.width))"
    case .text(let text): self.text(of: text)
    case .image(let image):
      "image \(quoted(image.name)) \(LayoutText.frame(image.rect)) \(image.contentMode)"
        + paint("tint", image.tint)
    case .path(let path):
      "path \(path.steps.count) steps" + paint("fill", path.fill) + paint("stroke", path.stroke)
    }
  }

  private static func text(of text: PictureText) -> String {
    let spans = text.spans.map { span in
      let style = span.font.isItalic ? " italic" : ""
      let family = span.font.family.map { " \(quoted($0))" } ?? ""
      return "\(quoted(span.text)) \(number(span.font.size)) \(span.font.weight)\(style)\(family) "
        + color(span.color)
    }
    let width = text.width.map { " width \(number($0))" } ?? ""
    return "text \(point(text.position)) \(text.anchor)\(width) " + spans.joined(separator: ", ")
  }

  private static func radius(_ value: Double) -> String { value > 0 ? " radius \(number(value))" : "" }

  private static func paint(_ name: String, _ value: Color?) -> String {
    value.map { " \(name) \(color($0))" } ?? ""
  }

  private static func color(_ value: Color) -> String {
    let parts = [value.red, value.green, value.blue].map { NumberFormat.string($0 * 255, digits: 0) }
    let alpha = value.alpha < 0.9995 ? " \(number(value.alpha))" : ""
    return "rgb(\(parts.joined(separator: " "))\(alpha))"
  }

  private static func point(_ value: Point) -> String { "\(number(value.x)),\(number(value.y))" }
  private static func number(_ value: Double) -> String { NumberFormat.string(value) }
  private static func quoted(_ text: String) -> String { JSONText.string(text) }
}
