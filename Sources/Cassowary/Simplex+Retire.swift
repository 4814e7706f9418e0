extension Simplex {
  /// Takes variables that have one value left out of the tableau.
  ///
  /// These are nonbasic variables whose bounds meet and basic ones that depend on no other; the rows keep
  /// the former as constants.
  mutating func retire() {
    guard columns.contains(where: { lower[Int($0)] == upper[Int($0)] }) else { return }
    var kept = 0
    for column in columns.indices {
      let variable = columns[column]
      if lower[Int(variable)] == upper[Int(variable)] {
        moveToOffsets(column, value: values[Int(variable)])
        places[Int(variable)] = Self.retired
        continue
      }
      if kept < column { moveColumn(column, to: kept) }
      columns[kept] = variable
      places[Int(variable)] = Int32(truncatingIfNeeded: kept)
      kept += 1
    }
    columns.removeLast(columns.count - kept)
    retireRows()
  }

  private mutating func moveToOffsets(_ column: Int, value: Double) {
    for row in basics.indices { offsets[row] += cells[row * stride + column] * value }
  }

  private mutating func moveColumn(_ source: Int, to target: Int) {
    for row in basics.indices { cells[row * stride + target] = cells[row * stride + source] }
  }

  /// Drops rows that no column changes.
  private mutating func retireRows() {
    var kept = 0
    for row in basics.indices {
      let variable = Int(basics[row])
      let start = row * stride
      if !columns.indices.contains(where: { cells[start + $0].magnitude > Tolerance.pivot }) {
        lower[variable] = values[variable]
        upper[variable] = values[variable]
        places[variable] = Self.retired
        continue
      }
      if kept < row {
        for column in columns.indices { cells[kept * stride + column] = cells[start + column] }
        offsets[kept] = offsets[row]
        basics[kept] = basics[row]
        places[variable] = Int32(truncatingIfNeeded: ~kept)
      }
      kept += 1
    }
    let dropped = basics.count - kept
    basics.removeLast(dropped)
    offsets.removeLast(dropped)
    cells.removeLast(dropped * stride)
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
