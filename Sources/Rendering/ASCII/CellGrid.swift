/// The cells of a drawing of characters.
struct CellGrid {
  /// What a cell shows: lines or a character; the second cell of a wide character shows nothing.
  struct Cell {
    var lines: LineBits = []
    var character: Character?
    var isContinuation = false
    /// The number of the text that wrote it; -1 for none.
    var text: Int32 = -1

    var isBlank: Bool { lines.isEmpty && character == nil && !isContinuation }
  }

  let columns: Int
  let rows: Int
  private var cells: [Cell]

  /// Makes an empty grid of at least one cell.
  init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    cells = [Cell](repeating: Cell(), count: self.columns * self.rows)
  }

  /// The cell at a place; a blank one outside.
  subscript(column: Int, row: Int) -> Cell {
    contains(column, row) ? cells[row * columns + column] : Cell()
  }

  /// Empties a block of cells; lines that run along its edges stay, as those of the box around it.
  mutating func cover(_ block: CellBlock) {
    for row in max(0, block.top)..<max(max(0, block.top), min(rows, block.bottom)) {
      for column in max(0, block.left)..<max(max(0, block.left), min(columns, block.right)) {
        var kept = LineBits()
        if column == block.left || column == block.right - 1 { kept.formUnion([.up, .down]) }
        if row == block.top || row == block.bottom - 1 { kept.formUnion([.left, .right]) }
        kept.formIntersection(cells[row * columns + column].lines)
        erase(column, row)
        cells[row * columns + column].lines = kept
      }
    }
  }

  /// Empties a block of cells.
  mutating func clear(_ block: CellBlock) {
    for row in max(0, block.top)..<max(max(0, block.top), min(rows, block.bottom)) {
      for column in max(0, block.left)..<max(max(0, block.left), min(columns, block.right)) {
        erase(column, row)
      }
    }
  }

  /// Adds the arms of lines to a cell, over what was written there.
  mutating func draw(_ lines: LineBits, at column: Int, _ row: Int, removing: LineBits = []) {
    guard contains(column, row) else { return }
    let index = row * columns + column
    if cells[index].character != nil || cells[index].isContinuation { erase(column, row) }
    cells[index].lines.subtract(removing)
    cells[index].lines.formUnion(lines)
  }

  /// Writes characters from a column on; what doesn't fit before `end` is cut off.
  mutating func write(_ text: String, at column: Int, _ row: Int, end: Int, text number: Int32 = -1) {
    var column = column
    for character in text {
      let width = CellWidth.of(character)
      guard width > 0 else { continue }
      guard column + width <= min(end, columns) else { return }
      put(character, width: width, at: column, row, text: number)
      column += width
    }
  }

  /// The drawing as lines without blanks at their ends.
  var text: String {
    var text = ""
    for row in 0..<rows {
      var line = ""
      for column in 0..<columns {
        let cell = cells[row * columns + column]
        if cell.isContinuation { continue }
        line.append(cell.character ?? cell.lines.character)
      }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    return text
  }

  private mutating func put(_ character: Character, width: Int, at column: Int, _ row: Int, text: Int32) {
    guard column >= 0, contains(column, row) else { return }
    for step in 0..<width { erase(column + step, row) }
    cells[row * columns + column] = Cell(character: character, text: text)
    if width == 2, contains(column + 1, row) {
      cells[row * columns + column + 1] = Cell(isContinuation: true, text: text)
    }
  }

  /// Empties a cell, with the other half of a wide character.
  private mutating func erase(_ column: Int, _ row: Int) {
    guard contains(column, row) else { return }
    let index = row * columns + column
    if cells[index].isContinuation, column > 0 { cells[index - 1] = Cell() }
    if column + 1 < columns, cells[index + 1].isContinuation { cells[index + 1] = Cell() }
    cells[index] = Cell()
  }

  private func contains(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < columns && row >= 0 && row < rows
  }
}
