extension Simplex {
  /// Takes variables that have one value left out of the tableau.
  ///
  /// These are nonbasic variables whose bounds meet and basic ones that depend on no other; the rows keep
  /// the former as constants.
  mutating func retire() {
    var changed: [Int32] = []
    var column = 0
    while column < columns.count {
      let variable = Int(columns[column])
      if lower[variable] == upper[variable] {
        retireColumn(column, &changed)
      } else {
        column += 1
      }
    }
    changed.sort(by: >)
    var previous = Int32(-1)
    for row in changed where row != previous {
      previous = row
      if isConstant(Int(row)) { retireRow(Int(row)) }
    }
  }

  /// Makes a column's variable a constant of the rows; the last column takes its place.
  private mutating func retireColumn(_ column: Int, _ changed: inout [Int32]) {
    let variable = Int(columns[column])
    let last = columns.count - 1
    let value = values[variable]
    for row in basics.indices {
      let cell = cells[row * stride + column]
      if cell != 0 {
        offsets[row] += cell * value
        changed.append(Int32(truncatingIfNeeded: row))
      }
      cells[row * stride + column] = cells[row * stride + last]
    }
    places[variable] = Self.retired
    columns[column] = columns[last]
    if column < last { places[Int(columns[column])] = Int32(truncatingIfNeeded: column) }
    columns.removeLast()
  }

  private func isConstant(_ row: Int) -> Bool {
    let start = row * stride
    return !columns.indices.contains { cells[start + $0].magnitude > Tolerance.pivot }
  }

  /// Drops a row that no column changes; the last row takes its place.
  private mutating func retireRow(_ row: Int) {
    let variable = Int(basics[row])
    let last = basics.count - 1
    lower[variable] = values[variable]
    upper[variable] = values[variable]
    places[variable] = Self.retired
    if row < last {
      for column in columns.indices { cells[row * stride + column] = cells[last * stride + column] }
      offsets[row] = offsets[last]
      basics[row] = basics[last]
      places[Int(basics[row])] = Int32(truncatingIfNeeded: ~row)
    }
    basics.removeLast()
    offsets.removeLast()
    cells.removeLast(stride)
  }

  /// Whether a variable has one value left, as its bounds meet or all it depends on is held.
  func isHeld(_ variable: Int) -> Bool { lower[variable] == upper[variable] }

  /// Tries to move a variable up (+1) or down (−1) within all bounds; leaves it moved if it can.
  mutating func canMove(_ variable: Int, _ direction: Double) -> Bool {
    guard !isHeld(variable) else { return false }
    let goal = values[variable] + direction * 1e6
    penalties.load(
      [Penalty(variable: Int32(truncatingIfNeeded: variable), relation: .equal, at: goal, weight: 1)])
    return minimise(untilMoved: variable, by: Tolerance.violation)
  }
}
