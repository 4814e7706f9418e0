internal import Geometry

/// Draws a picture with characters: nested boxes, words where they stand, controls by their usual symbols.
///
/// What is in front covers what is behind, cell by cell. The same picture gives the same characters.
package struct ASCIIEncoder {
  let scale: CellScale
  var grid: CellGrid
  /// Texts that were cut off, to be longer where there is room in the end.
  private var cutTexts: [CutText] = []

  private init(_ picture: Picture) {
    scale = CellScale(of: picture.size)
    let columns = max(1, min(scale.column(picture.size.width), CellScale.mostColumns))
    let rows = max(1, min(scale.row(picture.size.height), CellScale.mostRows))
    grid = CellGrid(columns: columns, rows: rows)
  }

  /// The drawing of `picture`; every line ends with a line feed.
  package static func encode(_ picture: Picture) -> String {
    var encoder = ASCIIEncoder(picture)
    let canvas = CellBlock(left: 0, top: 0, right: encoder.grid.columns, bottom: encoder.grid.rows)
    encoder.group(picture.root, within: canvas, caption: nil)
    encoder.lengthenTexts()
    return encoder.grid.text
  }

  private mutating func group(_ group: PictureGroup, within clip: CellBlock, caption: String?) {
    guard group.isVisible else { return }
    let block = scale.block(group.frame)
    let inner = group.clip == nil ? clip : clip.intersection(block)
    guard inner.width > 0, inner.height > 0 else { return }
    if let sketch = group.sketch {
      clearFills(of: group, within: inner)
      draw(sketch, in: block, within: inner)
      if case .box = sketch {
        for item in group.items { if case .text = item { self.item(item, of: group, within: inner) } }
      }
      for item in group.items {
        if case .group(let child) = item { self.group(child, within: inner, caption: nil) }
      }
    } else {
      for item in group.items { self.item(item, of: group, within: inner) }
    }
  }

  private mutating func clearFills(of group: PictureGroup, within clip: CellBlock) {
    for item in group.items {
      if case .rect(let rect) = item { clear(rect, within: clip) }
    }
  }

  private mutating func item(_ item: PictureItem, of group: PictureGroup, within clip: CellBlock) {
    switch item {
    case .group(let child): self.group(child, within: clip, caption: nil)
    case .rect(let rect): clear(rect, within: clip)
    case .line(let line): self.line(line, within: clip)
    case .text(let text): self.text(text, in: scale.block(group.frame), within: clip)
    case .image(let image): draw(.image(image.name), in: scale.block(image.rect), within: clip)
    case .path: break
    }
  }

  /// Empties the cells behind a filled rectangle, if one can't look through it.
  private mutating func clear(_ rect: PictureRect, within clip: CellBlock) {
    guard let fill = rect.fill, fill.alpha >= 0.5, rect.blur == 0 else { return }
    let block = scale.block(rect.rect)
    guard block.width > 1 || block.height > 1 else { return }
    grid.cover(block.intersection(clip))
  }

  private mutating func line(_ line: PictureLine, within clip: CellBlock) {
    let isFlat = abs(line.from.y - line.to.y) < scale.rowHeight / 2
    guard isFlat else { return }
    let row = scale.rowHolding((line.from.y + line.to.y) / 2)
    let left = scale.column(min(line.from.x, line.to.x))
    let right = scale.column(max(line.from.x, line.to.x))
    guard row >= clip.top, row < clip.bottom, right - left > 1 else { return }
    let start = max(left, clip.left)
    let end = max(start, min(right, clip.right))
    for column in start..<end where grid[column, row].character == nil && !grid[column, row].isContinuation {
      // At its ends a line joins an upright one instead of crossing it.
      let isUpright = !grid[column, row].lines.isDisjoint(with: [.up, .down])
      let isStart = column == start && isUpright
      let isEnd = column == end - 1 && isUpright
      grid.draw(isStart ? .right : isEnd ? .left : [.left, .right], at: column, row)
    }
  }

  private mutating func text(_ text: PictureText, in block: CellBlock, within clip: CellBlock) {
    let row = scale.rowHolding(text.position.y - (text.spans.first?.font.size ?? 0) * 0.35)
    guard row >= clip.top, row < clip.bottom else { return }
    let room = block.intersection(clip)
    let label = CellLabel(text.string)
    let cells = label.cells
    guard cells > 0 else { return }
    let at = scale.column(text.position.x)
    let start: Int
    switch text.anchor {
    case .start: start = at
    case .middle: start = CellText.centered(cells, around: text.position.x / scale.columnWidth)
    case .end: start = at - cells
    }
    place(label, cells: cells, start: start, row: row, anchor: text.anchor, room: room, clip: clip)
  }

  /// Writes text into the cells that it may take, and remembers what was cut off.
  mutating func place(
    _ label: CellLabel, cells: Int, start: Int, row: Int, anchor: PictureText.Anchor, room: CellBlock,
    clip: CellBlock
  ) {
    let span = CellText.span(cells, start: start, anchor: anchor, room: room)
    guard span.count > 0 else { return }
    let number = Int32(truncatingIfNeeded: cutTexts.count)
    let shown = label.text(cells: span.count)
    grid.write(shown, at: span.lowerBound, row, end: span.upperBound, text: number)
    cutTexts.append(
      CutText(label: label, span: span, row: row, anchor: anchor, clip: clip, isCut: cells > span.count))
  }

  /// Writes cut texts again where blank cells beside them let more of them show.
  private mutating func lengthenTexts() {
    for (number, text) in cutTexts.enumerated() where text.isCut {
      let mine = Int32(truncatingIfNeeded: number)
      guard text.span.allSatisfy({ grid[$0, text.row].text == mine || grid[$0, text.row].isBlank }) else {
        continue
      }
      let span = text.widened(in: grid)
      guard span.count > text.span.count else { continue }
      let shown = text.label.text(cells: span.count)
      let slack = span.count - CellWidth.of(shown)
      let shift = text.anchor == .end ? slack : text.anchor == .middle ? slack / 2 : 0
      grid.clear(
        CellBlock(
          left: text.span.lowerBound, top: text.row, right: text.span.upperBound, bottom: text.row + 1))
      grid.write(shown, at: span.lowerBound + shift, text.row, end: span.upperBound, text: mine)
    }
  }
}
