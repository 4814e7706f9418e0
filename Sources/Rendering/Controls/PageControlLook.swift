internal import Catalog
internal import Geometry
internal import Vocabulary

/// A page control: dots of 7 points with 9 between them, one of them strong.
enum PageControlLook {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let pages = view.properties.number(.numberOfPages) ?? 0
    guard pages >= 1, pages.isFinite else { return }
    if pages == 1, view.properties.flag(.hidesForSinglePage) { return }
    let count = Int(min(pages, 60))
    let current = Int(min(max(view.properties.number(.currentPage) ?? 0, 0), 1000))
    canvas.sketch = .dots(count: count, current: current)
    let width = 7 * Double(count) + 9 * Double(count - 1)
    var center = Point(x: view.frame.midX - width / 2 + 3.5, y: view.frame.midY)
    // Without colours of the document: greys that are seen on light and dark.
    let strong = view.color(.currentPageIndicatorTintColor) ?? view.system("systemGray")
    let weak = view.color(.pageIndicatorTintColor) ?? view.system("systemFill")
    for index in 0..<count {
      let place = view.isRightToLeft ? count - 1 - index : index
      canvas.circle(center, radius: 3.5, place == current ? strong : weak)
      center.x += 16
    }
  }
}
