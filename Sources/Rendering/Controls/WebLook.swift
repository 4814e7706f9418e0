internal import Geometry
internal import Resolution
internal import Vocabulary

/// A web view: a page with a heading, a picture and lines of text, the same for every page.
enum WebLook {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    canvas.sketch = .box(caption: view.node.customClass ?? "web page")
    let frame = view.frame
    let palette = view.palette
    if view.color(.backgroundColor) == nil { canvas.fill(frame, palette.pick(.white, .bytes(28, 28, 30))) }
    let ink = view.system("systemFill")
    let inner = frame.inset(by: EdgeInsets(top: 16, left: 16, bottom: 16, right: 16))
    guard inner.width > 40, inner.height > 60 else { return }
    canvas.fill(
      Rect(x: inner.x, y: inner.y, width: inner.width * 0.6, height: 14), ink, radius: 4)
    let hero = Rect(
      x: inner.x, y: inner.y + 26, width: inner.width, height: min(120, inner.height * 0.3))
    canvas.fill(hero, view.system("tertiarySystemFill"), radius: 4)
    let side = min(40, hero.height * 0.7)
    canvas.symbol(
      "globe", in: Rect(x: hero.midX - side / 2, y: hero.midY - side / 2, width: side, height: side), ink)
    var y = hero.maxY + 14
    for width in [1, 0.94, 0.98, 0.7, 0, 1, 0.9, 0.55] where y + 8 < inner.maxY {
      if width > 0 {
        canvas.fill(Rect(x: inner.x, y: y, width: inner.width * width, height: 8), ink, radius: 3)
      }
      y += 16
    }
  }
}
