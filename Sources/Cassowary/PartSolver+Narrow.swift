extension PartSolver {
  /// Narrows each base on its own to where the level's penalties on it are least.
  mutating func narrowBases(isRequired: Bool) {
    sortSingles()
    var start = 0
    while start < singles.count {
      var end = start + 1
      while end < singles.count, singles[end].variable == singles[start].variable { end += 1 }
      let base = Int(singles[start].variable)
      let valley = valley(start..<end)
      if valley.low >= high[base] {
        low[base] = high[base]
      } else if valley.high <= low[base] {
        high[base] = low[base]
      } else {
        low[base] = max(low[base], valley.low)
        high[base] = min(high[base], valley.high)
      }
      if isRequired { checkSingles(start..<end) }
      if low[base].isFinite, high[base] - low[base] <= Tolerance.position * (1 + low[base].magnitude) {
        settle(base, at: low[base])
      }
      start = end
    }
  }

  /// Orders the penalties by base and place.
  private mutating func sortSingles() {
    for index in singles.indices.dropFirst() {
      let left = singles[index - 1]
      let right = singles[index]
      if (right.variable, right.at) < (left.variable, left.at) {
        singles.sort { ($0.variable, $0.at) < ($1.variable, $1.at) }
        return
      }
    }
  }

  /// Where the sum of one base's penalties is least.
  private func valley(_ range: Range<Int>) -> (low: Double, high: Double) {
    var slope = 0.0
    var scale = 0.0
    for index in range {
      slope -= singles[index].below
      scale = max(scale, singles[index].below, singles[index].above)
    }
    let limit = scale * Tolerance.slope
    var low = -Double.infinity
    for index in range {
      if slope > limit { break }
      let isFalling = slope < -limit
      slope += singles[index].below + singles[index].above
      if isFalling { low = singles[index].at }
      if slope > limit { return (low, singles[index].at) }
    }
    return (low, .infinity)
  }

  /// Looks for required penalties that are due at any value the base may still take.
  private mutating func checkSingles(_ range: Range<Int>) {
    let base = Int(singles[range.lowerBound].variable)
    let isBroken = range.contains { index in
      let penalty = singles[index]
      let reach = max(
        penalty.above > 0 ? high[base] - penalty.at : 0, penalty.below > 0 ? penalty.at - low[base] : 0)
      return reach * penalty.factor.magnitude > Tolerance.violation
    }
    guard isBroken else { return }
    var leastSum: [RowMultiplier] = []
    let middle = low[base].isFinite && high[base].isFinite ? 0.5 * (low[base] + high[base]) : low[base]
    Penalty.share(0, among: singles[range], at: middle, &leastSum)
    fileContradiction(extremes(range), leastSum: leastSum)
  }

  /// Multipliers of the highest lower bound and of the lowest upper bound of a base.
  private func extremes(_ range: Range<Int>) -> [RowMultiplier] {
    var proof: [RowMultiplier] = []
    if let index = range.last(where: { singles[$0].below > 0 }) {
      proof.append(RowMultiplier(row: singles[index].row, value: -1 / singles[index].factor))
    }
    if let index = range.first(where: { singles[$0].above > 0 }) {
      proof.append(RowMultiplier(row: singles[index].row, value: 1 / singles[index].factor))
    }
    return proof
  }
}
