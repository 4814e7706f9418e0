internal import Geometry

/// How points become cells.
///
/// A column is 8 points and a row 16: a terminal's cells are twice as high as wide, and the system font's
/// letters at 14 to 17 points, the usual sizes, advance 7 to 9 points, so that a label's words fit its
/// frame. A phone is then 40 to 54 columns wide. Pictures less than 90 points high, as cells and bars are,
/// have cells of half the size, for a row of 44 points would leave no room between its edges. Wider pictures
/// are scaled down to 100 columns.
struct CellScale {
  /// The most columns of a drawing.
  static let mostColumns = 100
  /// The most rows; what is below is left out.
  static let mostRows = 1000

  let columnWidth: Double
  var rowHeight: Double { columnWidth * 2 }

  init(of size: Size) {
    columnWidth = max(size.height < 90 ? 4 : 8, size.width / Double(CellScale.mostColumns))
  }

  /// The number of a column or row edge nearest to a place in points.
  func column(_ x: Double) -> Int { CellScale.whole(x / columnWidth + 0.5) }
  func row(_ y: Double) -> Int { CellScale.whole(y / rowHeight + 0.5) }
  /// The row in which a place in points lies.
  func rowHolding(_ y: Double) -> Int { CellScale.whole(y / rowHeight) }

  /// The cells of a rectangle: edges rounded, so that neighbours share none; at least one cell each way.
  func block(_ rect: Rect) -> CellBlock {
    let left = column(rect.x)
    let right = max(left + 1, column(rect.maxX))
    var top = row(rect.y)
    var bottom = row(rect.maxY)
    if bottom <= top {
      top = rowHolding(rect.midY)
      bottom = top + 1
    }
    return CellBlock(left: left, top: top, right: right, bottom: bottom)
  }

  private static func whole(_ value: Double) -> Int {
    guard value.isFinite else { return 0 }
    return Int(min(max(value, -100_000), 100_000).rounded(.down))
  }
}
