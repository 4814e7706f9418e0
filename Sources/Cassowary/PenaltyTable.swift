/// The penalties of one level, summed up by variable into convex piecewise linear functions.
///
/// A variable with k bends has k + 1 segments; segment s lies between bends s − 1 and s.
struct PenaltyTable {
  /// Bends of all variables, those of one variable adjacent and ascending.
  private var bends: [Double] = []
  /// Slope right of each bend.
  private var slopes: [Double] = []
  /// First bend of each variable.
  private var first: [Int32] = []
  /// Number of bends of each variable.
  private var count: [Int32] = []
  /// Slope of each variable's first segment.
  private var base: [Double] = []
  private var touched: [Int32] = []
  private var sorted: [Penalty] = []
  /// Largest slope of a single penalty, at least 1e-9.
  private(set) var scale = 1.0

  /// Makes room for variables without penalties.
  mutating func grow(to variables: Int) {
    while first.count < variables {
      first.append(0)
      count.append(0)
      base.append(0)
    }
  }

  /// Forgets all variables.
  mutating func removeAll() {
    first.removeAll(keepingCapacity: true)
    count.removeAll(keepingCapacity: true)
    base.removeAll(keepingCapacity: true)
    touched.removeAll(keepingCapacity: true)
    bends.removeAll(keepingCapacity: true)
    slopes.removeAll(keepingCapacity: true)
  }

  /// Replaces all penalties.
  mutating func load(_ penalties: [Penalty]) {
    for variable in touched {
      count[Int(variable)] = 0
      base[Int(variable)] = 0
    }
    touched.removeAll(keepingCapacity: true)
    bends.removeAll(keepingCapacity: true)
    slopes.removeAll(keepingCapacity: true)
    sorted = penalties
    sorted.sort { ($0.variable, $0.at) < ($1.variable, $1.at) }
    scale = 1e-9
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, sorted[end].variable == sorted[start].variable { end += 1 }
      append(sorted[start..<end])
      start = end
    }
  }

  /// Whether a variable has any penalty.
  func hasPenalty(_ variable: Int) -> Bool { count[variable] > 0 }

  /// Slope within a segment.
  func slope(_ variable: Int, segment: Int) -> Double {
    segment == 0 ? base[variable] : slopes[Int(first[variable]) + segment - 1]
  }

  /// Lower end of a segment.
  func start(_ variable: Int, segment: Int) -> Double {
    segment == 0 ? -.infinity : bends[Int(first[variable]) + segment - 1]
  }

  /// Upper end of a segment.
  func end(_ variable: Int, segment: Int) -> Double {
    segment == Int(count[variable]) ? .infinity : bends[Int(first[variable]) + segment]
  }

  /// The segment that contains a value; on a bend the one below it.
  func segment(_ variable: Int, below value: Double) -> Int {
    search(variable) { $0 < value - Self.width(value) }
  }

  /// The segment that contains a value; on a bend the one above it.
  func segment(_ variable: Int, above value: Double) -> Int {
    search(variable) { $0 <= value + Self.width(value) }
  }

  /// The interval on which a variable's own cost is least.
  func valley(_ variable: Int) -> (low: Double, high: Double) {
    let bendCount = Int(count[variable])
    var segment = 0
    while segment < bendCount, slope(variable, segment: segment) < -Tolerance.slope * scale { segment += 1 }
    let low = start(variable, segment: segment)
    while segment < bendCount, slope(variable, segment: segment) <= Tolerance.slope * scale { segment += 1 }
    let isFlat = slope(variable, segment: segment) <= Tolerance.slope * scale
    return (low, isFlat ? .infinity : start(variable, segment: segment))
  }

  /// Half the width of a bend around a value.
  private static func width(_ value: Double) -> Double {
    0.5 * Tolerance.position * (1 + value.magnitude)
  }

  /// Number of bends, from the left, for which `precedes` holds.
  private func search(_ variable: Int, _ precedes: (Double) -> Bool) -> Int {
    var low = 0
    var high = Int(count[variable])
    let offset = Int(first[variable])
    while low < high {
      let middle = (low + high) / 2
      if precedes(bends[offset + middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds one variable's penalties, ascending.
  private mutating func append(_ penalties: ArraySlice<Penalty>) {
    guard let lowest = penalties.first else { return }
    let variable = Int(lowest.variable)
    touched.append(lowest.variable)
    first[variable] = Int32(truncatingIfNeeded: bends.count)
    var slope = 0.0
    for penalty in penalties {
      scale = max(scale, penalty.below, penalty.above)
      slope -= penalty.below
    }
    base[variable] = slope
    var previous = -Double.infinity
    for penalty in penalties {
      slope += penalty.below + penalty.above
      if penalty.at - previous <= 2 * Self.width(penalty.at) {
        slopes[slopes.count - 1] = slope
        continue
      }
      previous = penalty.at
      slopes.append(slope)
      bends.append(penalty.at)
    }
    count[variable] = Int32(truncatingIfNeeded: bends.count) - first[variable]
  }
}
