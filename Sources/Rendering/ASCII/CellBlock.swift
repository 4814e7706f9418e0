/// A block of cells; right and bottom are the first ones beyond it.
struct CellBlock: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }
  var middleRow: Int { top + (height - 1) / 2 }

  /// The common part of two blocks; may be empty.
  func intersection(_ other: CellBlock) -> CellBlock {
    let left = max(self.left, other.left)
    let top = max(self.top, other.top)
    return CellBlock(
      left: left, top: top, right: max(left, min(right, other.right)),
      bottom: max(top, min(bottom, other.bottom))
    )
  }
}
