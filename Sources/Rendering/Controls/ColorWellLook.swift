internal import Geometry

/// A colour well: a ring of colours around the chosen one.
enum ColorWellLook {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    canvas.sketch = .words("◉")
    let side = min(28, view.frame.width, view.frame.height)
    guard side > 4 else { return }
    let rect = Rect(x: view.frame.midX - side / 2, y: view.frame.midY - side / 2, width: side, height: side)
    canvas.border(rect, view.system("systemPurple"), width: 3, radius: side / 2)
    let inner = rect.inset(by: EdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
    canvas.fill(inner, view.system("systemTeal"), radius: inner.width / 2)
  }
}
