/// Words of a drawing, in brackets or not, that can be cut to any number of cells.
struct CellLabel {
  let words: String
  let isBracketed: Bool

  init(_ words: String, isBracketed: Bool = false) {
    self.words = CellWidth.printable(words)
    self.isBracketed = isBracketed
  }

  /// How many cells all of it takes at least.
  var cells: Int { CellWidth.of(words) + (isBracketed ? 2 : 0) }

  /// As much as fits; brackets have blanks inside where there is room for them.
  func text(cells: Int) -> String {
    guard isBracketed else { return CellWidth.fit(words, cells: cells) }
    if cells >= self.cells + 2 { return "[ \(words) ]" }
    return "[" + CellWidth.fit(words, cells: max(0, cells - 2)) + "]"
  }
}
