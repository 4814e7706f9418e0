internal import FontMetrics
internal import Geometry
internal import Resolution
internal import Vocabulary

/// Views of content that only a device can make (scenes, players): a tile with a sign and the class.
enum MediaLook {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    canvas.sketch = .box(caption: view.node.className)
    if view.node.element == .calendarView { return MonthLook.draw(view, on: &canvas) }
    if view.color(.backgroundColor) == nil {
      canvas.fill(view.frame, view.palette.pick(.gray(0.9), .gray(0.16)))
    }
    let side = min(48, min(view.frame.width, view.frame.height) * 0.5)
    guard side > 6 else { return }
    let rect = Rect(x: view.frame.midX - side / 2, y: view.frame.midY - side / 2, width: side, height: side)
    canvas.symbol(symbol(view.node.element), in: rect, view.system("systemGray2"))
    if view.frame.height > side + 48, view.frame.width > 60 {
      let caption = Rect(x: view.frame.x, y: rect.maxY + 4, width: view.frame.width, height: 16)
      canvas.text(view.node.className, in: caption, font: .system(11), color: view.system("secondaryLabel"))
    }
  }

  private static func symbol(_ element: Name) -> String {
    switch element {
    case .pdfView: "doc"
    case .playerView: "play"
    case .livePhotoView, .lottieView: "photo"
    default: "cube"
    }
  }
}
