internal import FontMetrics
internal import Geometry

/// A month as date pickers and calendars show it: days in seven columns, one of them marked.
enum MonthLook {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let frame = view.frame
    let inner = frame.inset(by: EdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    let rowHeight = inner.height / 8
    guard rowHeight > 6, inner.width > 60 else { return }
    let head = Rect(x: inner.x, y: inner.y, width: inner.width, height: rowHeight)
    canvas.text(
      "January 2007", in: head, font: .system(17, weight: .semibold), color: view.system("label"),
      anchor: .start)
    let width = inner.width / 7
    let days = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]
    for (column, day) in days.enumerated() {
      let cell = Rect(
        x: inner.x + Double(column) * width, y: head.maxY, width: width, height: rowHeight)
      canvas.text(
        day, in: cell, font: .system(13, weight: .semibold), color: view.system("tertiaryLabel"))
    }
    // January 2007 began on a Monday.
    for day in 1...31 {
      let place = day
      let cell = Rect(
        x: inner.x + Double(place % 7) * width, y: head.maxY + rowHeight * Double(1 + place / 7),
        width: width, height: rowHeight)
      let isMarked = day == 9
      if isMarked {
        var tint = view.tint
        tint.alpha *= 0.15
        let radius = min(width, rowHeight) / 2
        canvas.circle(Point(x: cell.midX, y: cell.midY), radius: radius, tint)
      }
      canvas.text(
        String(day), in: cell, font: .system(20), color: isMarked ? view.tint : view.system("label"))
    }
  }
}
