internal import Catalog
internal import Geometry
internal import Vocabulary

/// A text view: lines from the top, 8 points below it and 5 from the sides.
enum TextViewLook {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    canvas.sketch = .box(caption: nil)
    let color = view.color(.textColor, default: "label")
    var setter = LineLook(view, font: view.font(size: 14), color: color)
    setter.padding = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)
    setter.startsAtTop = true
    for line in setter.lines() where line.position.y < view.frame.maxY + 40 {
      canvas.items.append(.text(line))
    }
  }
}
