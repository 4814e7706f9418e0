/// Minimises piecewise linear penalties, level by level, over bounded variables.
///
/// A primal simplex method on a dense tableau in which every basic variable is a combination of the
/// others: *basic = sum of cell × nonbasic*. A row's activity is a variable like any other. All variables
/// always lie within their bounds, so there is no search for a first feasible point; a required
/// constraint is a penalty of the topmost level. `minimise` finds a least sum for the loaded penalties;
/// `freeze` then narrows bounds to the values that keep that sum least (complementary slackness with the
/// multipliers found), which adds no row. Constants live in bounds and bends, never in the tableau.
///
/// Pivoting takes the steepest column and passes bends while the sum still falls; after a run of steps
/// without progress it takes the least index (Bland's rule), and it gives up after a bounded number.
struct Simplex {
  /// Lowest value of each variable that keeps what earlier levels reached.
  var lower: [Double] = []
  /// Highest value of each variable that keeps what earlier levels reached.
  var upper: [Double] = []
  /// Current value of each variable.
  var values: [Double] = []
  /// Column of a nonbasic variable; complement of the row of a basic one.
  var places: [Int32] = []
  /// Segment of its penalties in which each basic variable is taken to lie.
  var segments: [Int32] = []
  /// Nonbasic variable of each column.
  var columns: [Int32] = []
  /// Basic variable of each row.
  var basics: [Int32] = []
  /// Rows of `stride` entries each.
  var cells: [Double] = []
  var stride = 0
  /// Sum over rows of the basic variable's slope times its cell, by column.
  var gradient: [Double] = []
  var penalties = PenaltyTable()
  /// Pivots so far.
  var pivots = 0
  /// Whether a search was given up.
  var isTruncated = false
  /// Rows that the entering variable changes.
  var movingRows: [Int32] = []
  /// Signed change of each moving row's variable per unit of the entering one's travel.
  var rates: [Double] = []
  /// Travel at which each moving row's variable leaves its segment.
  var stops: [Double] = []

  /// Whether there are no variables.
  var isEmpty: Bool { values.isEmpty }

  /// Forgets everything but the counts.
  mutating func removeAll() {
    lower.removeAll(keepingCapacity: true)
    upper.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    segments.removeAll(keepingCapacity: true)
    columns.removeAll(keepingCapacity: true)
    basics.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    penalties.removeAll()
    stride = 0
  }

  /// Forgets everything, the counts too.
  mutating func reset() {
    pivots = 0
    isTruncated = false
    if !values.isEmpty { removeAll() }
  }

  /// Whether a variable has one value left, as its bounds meet or all it depends on is held.
  func isHeld(_ variable: Int) -> Bool {
    if lower[variable] == upper[variable] { return true }
    let place = Int(places[variable])
    guard place < 0 else { return false }
    let offset = ~place * stride
    for column in columns.indices where cells[offset + column].magnitude > Tolerance.pivot {
      let other = Int(columns[column])
      if lower[other] < upper[other] { return false }
    }
    return true
  }

  /// Tries to move a variable up (+1) or down (−1) within all bounds; leaves it moved if it can.
  mutating func canMove(_ variable: Int, _ direction: Double) -> Bool {
    let goal = values[variable] + direction * 1e6
    penalties.load(
      [Penalty(variable: Int32(truncatingIfNeeded: variable), relation: .equal, at: goal, weight: 1)])
    return minimise(untilMoved: variable, by: Tolerance.violation)
  }

  /// Adds a nonbasic variable at the value within its bounds that is nearest to `preferred`.
  mutating func addColumn(lower: Double, upper: Double, preferred: Double) -> Int {
    let column = columns.count
    if column == stride { widen(to: max(8, stride * 2)) }
    columns.append(Int32(truncatingIfNeeded: values.count))
    return addVariable(lower: lower, upper: upper, value: min(max(preferred, lower), upper), place: column)
  }

  /// Adds a basic, unbounded variable: the sum of terms over earlier variables.
  mutating func addRow(variables: [Int32], coefficients: [Double]) -> Int {
    let row = basics.count
    let offset = row * stride
    cells.append(contentsOf: repeatElement(0, count: stride))
    var value = 0.0
    for (variable, coefficient) in zip(variables, coefficients) {
      value += coefficient * values[Int(variable)]
      let place = Int(places[Int(variable)])
      if place >= 0 {
        cells[offset + place] += coefficient
      } else {
        let source = ~place * stride
        for column in 0..<columns.count { cells[offset + column] += coefficient * cells[source + column] }
      }
    }
    basics.append(Int32(truncatingIfNeeded: values.count))
    return addVariable(lower: -.infinity, upper: .infinity, value: value, place: ~row)
  }

  /// Moves a nonbasic variable that no bounded row depends on to its own least cost.
  mutating func settle(_ variable: Int) {
    let valley = penalties.valley(variable)
    values[variable] = min(max(values[variable], valley.low), valley.high)
    values[variable] = min(max(values[variable], lower[variable]), upper[variable])
  }

  /// Recomputes the basic variables from the others.
  mutating func refreshValues() {
    for row in basics.indices {
      var value = 0.0
      let offset = row * stride
      for column in columns.indices { value += cells[offset + column] * values[Int(columns[column])] }
      values[Int(basics[row])] = value
    }
  }

  private mutating func addVariable(lower low: Double, upper high: Double, value: Double, place: Int) -> Int {
    lower.append(low)
    upper.append(high)
    values.append(value)
    places.append(Int32(truncatingIfNeeded: place))
    segments.append(0)
    penalties.grow(to: values.count)
    return values.count - 1
  }

  /// Makes room for more columns.
  private mutating func widen(to newStride: Int) {
    var wide: [Double] = []
    wide.reserveCapacity(newStride * (basics.count + 4))
    for row in basics.indices {
      wide.append(contentsOf: cells[(row * stride)..<((row + 1) * stride)])
      wide.append(contentsOf: repeatElement(0, count: newStride - stride))
    }
    cells = wide
    stride = newStride
  }
}
