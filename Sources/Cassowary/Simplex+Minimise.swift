extension Simplex {
  /// Lowers the sum of the loaded penalties as far as the bounds allow.
  ///
  /// Stops early, with `true`, as soon as the variable `watched` has moved by more than `distance`.
  @discardableResult
  mutating func minimise(untilMoved watched: Int = -1, by distance: Double = 0) -> Bool {
    prepare()
    let start = watched >= 0 ? values[watched] : 0
    let limit = 200 + 20 * (basics.count + columns.count)
    let patience = 12 + columns.count / 4
    var idle = 0
    var steps = 0
    while let entry = price(leastIndex: idle > patience) {
      steps += 1
      work += columns.count + basics.count
      if steps > limit || isExhausted {
        isTruncated = true
        return false
      }
      let travel = advance(entry, leastIndex: idle > patience)
      idle = travel > 1e-11 ? 0 : idle + 1
      if watched >= 0, (values[watched] - start).magnitude > distance { return true }
    }
    return false
  }

  /// Narrows bounds to the values at which the sum just minimised stays least.
  mutating func freeze() {
    let tolerance = Tolerance.slope * penalties.scale
    for column in columns.indices {
      let variable = Int(columns[column])
      guard lower[variable] < upper[variable] else { continue }
      let below = penalties.segment(variable, below: values[variable])
      let above = penalties.segment(variable, above: values[variable])
      let fall = gradient[column] + penalties.slope(variable, segment: below)
      let rise = gradient[column] + penalties.slope(variable, segment: above)
      let low = fall < -tolerance ? values[variable] : penalties.start(variable, segment: below)
      let high = rise > tolerance ? values[variable] : penalties.end(variable, segment: above)
      narrow(variable, to: low, high)
    }
    for basic in basics {
      let variable = Int(basic)
      let segment = Int(segments[variable])
      narrow(
        variable, to: penalties.start(variable, segment: segment), penalties.end(variable, segment: segment))
    }
  }

  /// Narrows a variable's bounds, keeping its value within; bounds that nearly meet become one.
  private mutating func narrow(_ variable: Int, to low: Double, _ high: Double) {
    let value = values[variable]
    lower[variable] = max(lower[variable], min(low, value))
    upper[variable] = min(upper[variable], max(high, value))
    if upper[variable] - lower[variable] <= Tolerance.position * (1 + value.magnitude) {
      lower[variable] = value
      upper[variable] = value
    }
  }

  /// The multiplier of a variable at the least sum: its slope within the optimality conditions.
  func multiplier(_ variable: Int) -> Double {
    guard places[variable] != Self.retired else { return 0 }
    let place = Int(places[variable])
    return place >= 0 ? -gradient[place] : penalties.slope(variable, segment: Int(segments[variable]))
  }

  /// Chooses segments for the basic variables and computes the gradient.
  private mutating func prepare() {
    gradient.removeAll(keepingCapacity: true)
    gradient.append(contentsOf: repeatElement(0, count: stride))
    for row in basics.indices {
      let variable = Int(basics[row])
      guard penalties.hasPenalty(variable) else {
        segments[variable] = 0
        continue
      }
      let segment = penalties.segment(variable, below: values[variable])
      segments[variable] = Int32(truncatingIfNeeded: segment)
      addToGradient(row, times: penalties.slope(variable, segment: segment))
    }
  }

  /// Adds a multiple of a row to the gradient.
  mutating func addToGradient(_ row: Int, times slope: Double) {
    guard slope != 0 else { return }
    let start = row * stride
    for column in columns.indices where cells[start + column] != 0 {
      gradient[column] += slope * cells[start + column]
    }
  }

  /// The column whose travel lowers the sum fastest, or the one of least variable index.
  func price(leastIndex: Bool) -> Entering? {
    let tolerance = Tolerance.slope * penalties.scale
    var best: Entering?
    var bestScore = tolerance
    var bestVariable = Int.max
    for column in columns.indices {
      let variable = Int(columns[column])
      let value = values[variable]
      guard lower[variable] < upper[variable] else { continue }
      var rise = gradient[column]
      var fall = gradient[column]
      if penalties.hasPenalty(variable) {
        rise += penalties.slope(variable, segment: penalties.segment(variable, above: value))
        fall += penalties.slope(variable, segment: penalties.segment(variable, below: value))
      }
      let canRise = rise < -tolerance && value < upper[variable]
      let canFall = fall > tolerance && value > lower[variable]
      guard canRise || canFall else { continue }
      let score = canRise ? -rise : fall
      if leastIndex ? variable < bestVariable : score > bestScore {
        bestScore = score
        bestVariable = variable
        best = Entering(column: column, direction: canRise ? 1 : -1, slope: -score)
      }
    }
    return best
  }
}
