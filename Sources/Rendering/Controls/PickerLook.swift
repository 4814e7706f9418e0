internal import FontMetrics
internal import Geometry

/// A picker: wheels of sample rows around a grey band, as Interface Builder's canvas shows one.
enum PickerLook {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    canvas.sketch = .box(caption: nil)
    let cities = ["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]
    drawWheels([cities], of: view, on: &canvas)
  }

  /// Draws columns of five rows, the middle one in the band.
  static func drawWheels(_ columns: [[String]], of view: DrawnView, on canvas: inout Canvas) {
    let frame = view.frame
    let rowHeight = min(34, frame.height / 5)
    guard rowHeight > 4, !columns.isEmpty else { return }
    let band = Rect(
      x: frame.x + 9, y: frame.midY - rowHeight / 2, width: max(0, frame.width - 18), height: rowHeight)
    canvas.fill(band, view.system("tertiarySystemFill"), radius: 8)
    let width = band.width / Double(columns.count)
    for (column, rows) in columns.enumerated() {
      for (row, text) in rows.enumerated() {
        let distance = Double(row) - Double(rows.count - 1) / 2
        let rect = Rect(
          x: band.x + Double(column) * width, y: band.y + distance * rowHeight * 0.94, width: width,
          height: rowHeight)
        // Rows away from the middle are smaller and fainter, as on a drum.
        let far = abs(distance)
        var color = view.system("label")
        color.alpha *= far < 0.5 ? 1 : far < 1.5 ? 0.45 : 0.22
        canvas.text(
          text, in: rect, font: .system(far < 0.5 ? 22 : far < 1.5 ? 20 : 17), color: color)
      }
    }
  }
}
