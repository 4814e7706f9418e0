/// Places text in a row of cells.
enum CellText {
  /// Where text of `cells` cells starts that is centred on a place in columns.
  static func centered(_ cells: Int, around middle: Double) -> Int {
    guard middle.isFinite else { return 0 }
    let start = min(max(middle, -100_000), 100_000) - Double(cells) / 2
    return Int((start + 0.25).rounded(.down))
  }

  /// The columns that text may take: moved into `room` as far as it can be.
  static func span(_ cells: Int, start: Int, anchor: PictureText.Anchor, room: CellBlock) -> Range<Int> {
    guard room.width > 0 else { return 0..<0 }
    let width = min(cells, room.width)
    let wanted = anchor == .end ? start + cells - width : start
    let left = min(max(wanted, room.left), room.right - width)
    return left..<(left + width)
  }
}
