extension Simplex {
  /// Moves the entering variable while the sum falls, pivoting if a row ends it; returns the travel.
  mutating func advance(_ entry: Entering, leastIndex: Bool) -> Double {
    let entering = Int(columns[entry.column])
    let isRising = entry.direction > 0
    let tolerance = Tolerance.slope * penalties.scale
    var slope = entry.slope
    var segment =
      isRising
      ? penalties.segment(entering, above: values[entering])
      : penalties.segment(entering, below: values[entering])
    collectMovingRows(entry)
    while true {
      let limit = stop(entering, segment: segment, isRising: isRising)
      let own = max(0, (limit - values[entering]) * entry.direction)
      let position = firstStop(leastIndex: leastIndex)
      if position < 0 || own <= stops[position] {
        guard own.isFinite else { return refuse(entering) }
        if limit != (isRising ? upper[entering] : lower[entering]) {
          slope += stepSegment(entering, &segment, isRising: isRising)
          if slope < -tolerance { continue }
        }
        move(entry, by: own)
        values[entering] = limit
        return own
      }
      let row = Int(movingRows[position])
      let travel = stops[position]
      if passBend(position, &slope, from: entry) { continue }
      let leaving = Int(basics[row])
      let end = stop(leaving, segment: Int(segments[leaving]), isRising: rates[position] > 0)
      move(entry, by: travel)
      values[leaving] = end
      pivot(row: row, column: entry.column, segment: segment)
      return travel
    }
  }

  /// The value at which a variable that moves one way meets its bound or the end of its segment.
  private func stop(_ variable: Int, segment: Int, isRising: Bool) -> Double {
    isRising
      ? min(upper[variable], penalties.end(variable, segment: segment))
      : max(lower[variable], penalties.start(variable, segment: segment))
  }

  /// Goes on to the next segment of a variable; returns by how much its cost then rises faster.
  private func stepSegment(_ variable: Int, _ segment: inout Int, isRising: Bool) -> Double {
    let before = penalties.slope(variable, segment: segment)
    segment += isRising ? 1 : -1
    return (penalties.slope(variable, segment: segment) - before).magnitude
  }

  /// Lists the rows that change with the entering variable, and where each first stops.
  private mutating func collectMovingRows(_ entry: Entering) {
    movingRows.removeAll(keepingCapacity: true)
    rates.removeAll(keepingCapacity: true)
    stops.removeAll(keepingCapacity: true)
    for row in basics.indices {
      let cell = cells[row * stride + entry.column]
      guard cell.magnitude > Tolerance.pivot else {
        cells[row * stride + entry.column] = 0
        continue
      }
      movingRows.append(Int32(truncatingIfNeeded: row))
      rates.append(cell * entry.direction)
      stops.append(travelToStop(row, rate: cell * entry.direction))
    }
  }

  /// Travel of the entering variable at which a row's variable stops.
  private func travelToStop(_ row: Int, rate: Double) -> Double {
    let variable = Int(basics[row])
    let limit = stop(variable, segment: Int(segments[variable]), isRising: rate > 0)
    return max(0, (limit - values[variable]) / rate)
  }

  /// Position of the moving row that stops first, or −1; among equals the one with the largest cell.
  private func firstStop(leastIndex: Bool) -> Int {
    var least = Double.infinity
    for stop in stops where stop < least { least = stop }
    guard least.isFinite else { return -1 }
    let limit = least + 1e-12 * (1 + least)
    var best = -1
    for position in stops.indices where stops[position] <= limit {
      guard best >= 0 else {
        best = position
        continue
      }
      let isBetter =
        leastIndex
        ? basics[Int(movingRows[position])] < basics[Int(movingRows[best])]
        : rates[position].magnitude > rates[best].magnitude
      if isBetter { best = position }
    }
    return best
  }

  /// Lets a row's variable pass into its next segment if the sum falls on; returns whether it did.
  private mutating func passBend(_ position: Int, _ slope: inout Double, from entry: Entering) -> Bool {
    let row = Int(movingRows[position])
    let variable = Int(basics[row])
    let isRising = rates[position] > 0
    var segment = Int(segments[variable])
    let limit = stop(variable, segment: segment, isRising: isRising)
    guard limit != (isRising ? upper[variable] : lower[variable]) else { return false }
    let step = stepSegment(variable, &segment, isRising: isRising)
    let next = slope + step * rates[position].magnitude
    guard next < -Tolerance.slope * penalties.scale else { return false }
    slope = next
    segments[variable] = Int32(truncatingIfNeeded: segment)
    addToGradient(row, times: isRising ? step : -step)
    stops[position] = max(stops[position], travelToStop(row, rate: rates[position]))
    return true
  }

  /// Carries out the travel for the entering variable and all rows it changes.
  private mutating func move(_ entry: Entering, by travel: Double) {
    guard travel > 0 else { return }
    values[Int(columns[entry.column])] += travel * entry.direction
    for position in movingRows.indices {
      values[Int(basics[Int(movingRows[position])])] += travel * rates[position]
    }
  }

  /// Holds a variable that nothing stops: penalties are never negative, so rounding led here.
  private mutating func refuse(_ variable: Int) -> Double {
    isTruncated = true
    lower[variable] = values[variable]
    upper[variable] = values[variable]
    return 0
  }

  /// Exchanges a row's basic variable for a column's variable.
  private mutating func pivot(row: Int, column: Int, segment: Int) {
    pivots += 1
    let entering = Int(columns[column])
    let leaving = Int(basics[row])
    let leavingSlope = penalties.slope(leaving, segment: Int(segments[leaving]))
    let factor = gradient[column] + penalties.slope(entering, segment: segment)
    let start = row * stride
    let inverse = 1 / cells[start + column]
    invertRow(start, column: column, inverse: inverse)
    work += pivotColumns.count * movingRows.count
    offsets[row] *= -inverse
    for position in movingRows.indices where Int(movingRows[position]) != row {
      eliminate(row: Int(movingRows[position]), with: row, column: column)
    }
    for index in pivotColumns { gradient[Int(index)] += factor * cells[start + Int(index)] }
    gradient[column] = factor * inverse - leavingSlope
    segments[entering] = Int32(truncatingIfNeeded: segment)
    places[entering] = Int32(truncatingIfNeeded: ~row)
    places[leaving] = Int32(truncatingIfNeeded: column)
    basics[row] = Int32(truncatingIfNeeded: entering)
    columns[column] = Int32(truncatingIfNeeded: leaving)
  }

  /// Solves the row that starts at `start` for the entering variable, and lists where it is not zero.
  private mutating func invertRow(_ start: Int, column: Int, inverse: Double) {
    pivotColumns.removeAll(keepingCapacity: true)
    for index in columns.indices where index != column && cells[start + index] != 0 {
      cells[start + index] *= -inverse
      pivotColumns.append(Int32(truncatingIfNeeded: index))
    }
    cells[start + column] = inverse
  }

  /// Replaces the entering variable in a row by the pivot row.
  private mutating func eliminate(row: Int, with pivotRow: Int, column: Int) {
    let target = row * stride
    let source = pivotRow * stride
    let factor = cells[target + column]
    offsets[row] += factor * offsets[pivotRow]
    pivotColumns.withUnsafeBufferPointer { pivotColumns in
      cells.withUnsafeMutableBufferPointer { cells in
        for index in pivotColumns {
          let cell = cells[target + Int(index)] + factor * cells[source + Int(index)]
          cells[target + Int(index)] = cell.magnitude < 1e-13 ? 0 : cell
        }
        cells[target + column] = factor * cells[source + column]
      }
    }
  }
}
