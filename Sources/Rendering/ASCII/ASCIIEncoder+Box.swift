extension ASCIIEncoder {
  /// Draws the frame of a block of cells; lines that meet others join them.
  ///
  /// A block of one row or column is a
  /// line.
  mutating func box(_ block: CellBlock, caption: String?, within clip: CellBlock) {
    guard block.width > 1 || block.height > 1 else { return }
    if block.height == 1 {
      for column in columns(of: block, within: clip) { line([.left, .right], column, block.top, clip) }
    } else if block.width == 1 {
      for row in rows(of: block, within: clip) { line([.up, .down], block.left, row, clip) }
    } else {
      outline(block, within: clip)
    }
    if let caption, block.width >= 8 { write(caption, on: block, within: clip) }
  }

  private mutating func outline(_ block: CellBlock, within clip: CellBlock) {
    let right = block.right - 1
    let bottom = block.bottom - 1
    for column in columns(of: block, within: clip) where column > block.left && column < right {
      line([.left, .right], column, block.top, clip, removing: .down)
      line([.left, .right], column, bottom, clip, removing: .up)
    }
    for row in rows(of: block, within: clip) where row > block.top && row < bottom {
      line([.up, .down], block.left, row, clip, removing: .right)
      line([.up, .down], right, row, clip, removing: .left)
    }
    line([.right, .down], block.left, block.top, clip)
    line([.left, .down], right, block.top, clip)
    line([.right, .up], block.left, bottom, clip)
    line([.left, .up], right, bottom, clip)
  }

  /// Words in the upper edge: `┌ MapView ───┐`.
  private mutating func write(_ caption: String, on block: CellBlock, within clip: CellBlock) {
    let room = CellBlock(
      left: block.left + 1, top: block.top, right: block.right - 1, bottom: block.top + 1
    ).intersection(clip)
    guard room.width > 3, room.height == 1 else { return }
    let words = " " + CellWidth.fit(caption, cells: room.width - 2) + " "
    grid.write(words, at: room.left, block.top, end: room.right)
  }

  private mutating func line(
    _ bits: LineBits, _ column: Int, _ row: Int, _ clip: CellBlock, removing: LineBits = []
  ) {
    guard column >= clip.left, column < clip.right, row >= clip.top, row < clip.bottom else { return }
    grid.draw(bits, at: column, row, removing: removing)
  }

  private func columns(of block: CellBlock, within clip: CellBlock) -> Range<Int> {
    let left = max(block.left, clip.left)
    return left..<max(left, min(block.right, clip.right))
  }

  private func rows(of block: CellBlock, within clip: CellBlock) -> Range<Int> {
    let top = max(block.top, clip.top)
    return top..<max(top, min(block.bottom, clip.bottom))
  }
}
