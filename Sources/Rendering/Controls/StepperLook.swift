internal import Catalog
internal import Geometry
internal import Vocabulary

/// A stepper: minus and plus on a grey tile.
enum StepperLook {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    canvas.sketch = .stepper
    let frame = view.frame
    let middle = frame.midX
    canvas.fill(frame, view.system("tertiarySystemFill"), radius: 8)
    let color = view.isEnabled ? view.system("label") : view.system("tertiaryLabel")
    let inset = frame.height * 0.22
    canvas.line(
      Point(x: middle, y: frame.y + inset), Point(x: middle, y: frame.maxY - inset),
      view.system("separator"), width: 1)
    let side = min(frame.height, frame.width / 2) * 0.5
    for (center, name) in [
      (frame.x + frame.width / 4, view.isRightToLeft ? "plus" : "minus"),
      (frame.x + frame.width * 0.75, view.isRightToLeft ? "minus" : "plus"),
    ] {
      let rect = Rect(x: center - side / 2, y: frame.midY - side / 2, width: side, height: side)
      canvas.symbol(name, in: rect, color)
    }
  }
}
