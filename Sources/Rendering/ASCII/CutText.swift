/// A text of a drawing, remembered until the drawing is done.
struct CutText {
  let label: CellLabel
  let span: Range<Int>
  let row: Int
  let anchor: PictureText.Anchor
  /// The cells outside of which it may not be.
  let clip: CellBlock
  let isCut: Bool

  /// The columns it can take with the blank ones beside it, one of which stays blank on either side.
  func widened(in grid: CellGrid) -> Range<Int> {
    let cells = label.cells
    var left = span.lowerBound
    var right = span.upperBound
    if anchor != .end {
      while right - left < cells, right + 1 < clip.right, grid[right, row].isBlank,
        grid[right + 1, row].isBlank
      {
        right += 1
      }
    }
    if anchor != .start {
      while right - left < cells, left - 1 > clip.left, grid[left - 1, row].isBlank,
        grid[left - 2, row].isBlank
      {
        left -= 1
      }
    }
    return left..<right
  }
}
