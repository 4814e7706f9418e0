internal import Catalog
internal import FontMetrics
internal import Geometry
internal import Vocabulary

/// A text field: its border, and its text or placeholder in the middle of the height.
enum TextFieldLook {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let style = view.properties.string(.borderStyle) ?? "none"
    drawBorder(style, of: view, on: &canvas)
    let text = view.properties.string(.text) ?? ""
    let placeholder = view.properties.string(.placeholder) ?? ""
    let isSecure =
      view.properties.flag(.secureTextEntry) || view.properties.flag(.secureTextEntry, in: .textInputTraits)
    let shown = isSecure ? String(repeating: "•", count: min(text.count, 200)) : text
    let inset: Double = style == "none" ? 0 : 7
    var rect = view.frame.inset(by: EdgeInsets(top: 0, left: inset, bottom: 0, right: inset))
    if hasClearButton(view, text) {
      let side = 16.0
      let button = Rect(x: rect.maxX - side, y: rect.midY - side / 2, width: side, height: side)
      canvas.symbol("xmark.circle.fill", in: view.mirrored(button), view.system("tertiaryLabel"))
      rect.width = max(0, rect.width - side - 4)
      rect = view.mirrored(rect)
    }
    var color = text.isEmpty ? view.system("placeholderText") : view.color(.textColor, default: "label")
    if !view.isEnabled { color.alpha *= 0.5 }
    canvas.text(
      text.isEmpty ? placeholder : shown, in: rect, font: view.font(size: 17), color: color,
      anchor: view.anchor(), isRightToLeft: view.isRightToLeft)
    canvas.sketch = .field(text.isEmpty ? placeholder : shown)
  }

  private static func hasClearButton(_ view: DrawnView, _ text: String) -> Bool {
    guard !text.isEmpty else { return false }
    let mode = view.properties.string(.clearButtonMode) ?? "never"
    return mode == "always" || mode == "unlessEditing"
  }

  private static func drawBorder(_ style: String, of view: DrawnView, on canvas: inout Canvas) {
    let own = view.color(.backgroundColor)
    let hairline = view.stage.hairline
    switch style {
    case "roundedRect":
      canvas.fill(view.frame, own ?? view.palette.pick(.white, .black), radius: 5)
      canvas.border(
        view.frame, view.palette.pick(.gray(0.8), .gray(1, alpha: 0.2)), width: max(hairline, 0.5), radius: 5)
    case "line":
      canvas.fill(view.frame, own ?? .clear)
      canvas.border(view.frame, view.system("label"), width: 1)
    case "bezel":
      canvas.fill(view.frame, own ?? .clear)
      canvas.border(view.frame, view.system("systemGray2"), width: 1)
      canvas.line(
        Point(x: view.frame.x, y: view.frame.y + 0.5), Point(x: view.frame.maxX, y: view.frame.y + 0.5),
        view.system("systemGray"), width: 1)
    default: canvas.fill(view.frame, own ?? .clear, radius: LayerLook(view).cornerRadius)
    }
  }
}
