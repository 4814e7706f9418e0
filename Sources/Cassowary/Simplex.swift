/// Minimises piecewise linear penalties, level by level, over bounded variables.
///
/// A primal simplex method on a dense tableau in which every basic variable is a combination of the
/// others: *basic = offset + sum of cell × nonbasic*. A row's activity is a variable like any other. All
/// variables always lie within their bounds, so there is no search for a first feasible point; a required
/// constraint is a penalty of the topmost level. `minimise` finds a least sum for the loaded penalties;
/// `freeze` then narrows bounds to the values that keep that sum least (complementary slackness with the
/// multipliers found), which adds no row. Variables that have one value left leave the tableau.
///
/// Pivoting takes the steepest column and passes bends while the sum still falls; after a run of steps
/// without progress it takes the least index (Bland's rule), and it gives up after a bounded number or
/// when all searches together have taken too much work.
struct Simplex {
  /// Cells looked at after which every search is given up: some seconds.
  private static let workLimit = 8_000_000_000

  /// In `places`: the variable has one value left and is not in the tableau.
  static let retired = Int32.max

  /// Lowest value of each variable that keeps what earlier levels reached.
  var lower: [Double] = []
  /// Highest value of each variable that keeps what earlier levels reached.
  var upper: [Double] = []
  /// Current value of each variable.
  var values: [Double] = []
  /// Column of a nonbasic variable; complement of the row of a basic one; or `retired`.
  var places: [Int32] = []
  /// Segment of its penalties in which each basic variable is taken to lie.
  var segments: [Int32] = []
  /// Nonbasic variable of each column.
  var columns: [Int32] = []
  /// Basic variable of each row.
  var basics: [Int32] = []
  /// Constant summand of each row.
  var offsets: [Double] = []
  /// Rows of `stride` entries each.
  var cells: [Double] = []
  /// Room for columns.
  var stride = 0
  /// Sum over rows of the basic variable's slope times its cell, by column.
  var gradient: [Double] = []
  /// The penalties of the level at hand.
  var penalties = PenaltyTable()
  /// Pivots so far.
  var pivots = 0
  /// Most columns so far.
  var peakColumns = 0
  /// Rows added so far.
  var rowsAdded = 0
  /// Cells looked at so far, roughly.
  var work = 0
  /// Whether a search was given up.
  var isTruncated = false
  /// Rows that the entering variable changes.
  var movingRows: [Int32] = []
  /// Signed change of each moving row's variable per unit of the entering one's travel.
  var rates: [Double] = []
  /// Travel at which each moving row's variable leaves its segment.
  var stops: [Double] = []
  /// Columns in which the pivot row is not zero.
  var pivotColumns: [Int32] = []

  /// Forgets everything.
  mutating func removeAll() {
    lower.removeAll(keepingCapacity: true)
    upper.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    segments.removeAll(keepingCapacity: true)
    columns.removeAll(keepingCapacity: true)
    basics.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    penalties.removeAll()
    stride = 0
    pivots = 0
    peakColumns = 0
    rowsAdded = 0
    work = 0
    isTruncated = false
  }

  /// Adds a nonbasic variable at the value within its bounds that is nearest to `preferred`.
  mutating func addColumn(lower: Double, upper: Double, preferred: Double) -> Int {
    let column = columns.count
    if column == stride { widen(to: max(8, stride * 2)) }
    columns.append(Int32(truncatingIfNeeded: values.count))
    for row in basics.indices { cells[row * stride + column] = 0 }
    peakColumns = max(peakColumns, columns.count)
    return addVariable(lower: lower, upper: upper, value: min(max(preferred, lower), upper), place: column)
  }

  /// Adds a basic, unbounded variable: the sum of terms over earlier variables.
  mutating func addRow(variables: [Int32], coefficients: [Double]) -> Int {
    let row = basics.count
    let offset = row * stride
    cells.append(contentsOf: repeatElement(0, count: stride))
    var value = 0.0
    var constant = 0.0
    for (variable, coefficient) in zip(variables, coefficients) {
      let own = values[Int(variable)]
      value += coefficient * own
      let place = Int(places[Int(variable)])
      if places[Int(variable)] == Self.retired {
        constant += coefficient * own
      } else if place >= 0 {
        cells[offset + place] += coefficient
      } else {
        constant += coefficient * offsets[~place]
        let source = ~place * stride
        for column in 0..<columns.count { cells[offset + column] += coefficient * cells[source + column] }
      }
    }
    basics.append(Int32(truncatingIfNeeded: values.count))
    offsets.append(constant)
    rowsAdded += 1
    return addVariable(lower: -.infinity, upper: .infinity, value: value, place: ~row)
  }

  /// Takes over all variables of another tableau; its variables' numbers rise by the number returned.
  mutating func merge(_ other: Simplex) -> Int32 {
    let shift = Int32(truncatingIfNeeded: values.count)
    let firstColumn = columns.count
    let firstRow = basics.count
    let width = firstColumn + other.columns.count
    if width > stride { widen(to: max(8, stride * 2, width)) }
    for row in basics.indices {
      for column in firstColumn..<width { cells[row * stride + column] = 0 }
    }
    for row in other.basics.indices {
      let start = cells.count
      cells.append(contentsOf: repeatElement(0, count: stride))
      for column in other.columns.indices {
        cells[start + firstColumn + column] = other.cells[row * other.stride + column]
      }
    }
    columns += other.columns.map { $0 + shift }
    basics += other.basics.map { $0 + shift }
    offsets += other.offsets
    lower += other.lower
    upper += other.upper
    values += other.values
    segments += other.segments
    for place in other.places {
      let first = place >= 0 ? firstColumn : -firstRow
      places.append(place == Self.retired ? place : place + Int32(truncatingIfNeeded: first))
    }
    penalties.grow(to: values.count)
    pivots += other.pivots
    rowsAdded += other.rowsAdded
    work += other.work
    peakColumns = max(peakColumns, other.peakColumns, columns.count)
    isTruncated = isTruncated || other.isTruncated
    return shift
  }

  /// Whether the tableau has been worked on for too long.
  var isExhausted: Bool { work > Self.workLimit }

  /// Moves a nonbasic variable that no bounded row depends on to its own least cost.
  mutating func settle(_ variable: Int) {
    let valley = penalties.valley(variable)
    values[variable] = min(max(values[variable], valley.low), valley.high)
    values[variable] = min(max(values[variable], lower[variable]), upper[variable])
  }

  /// Recomputes the basic variables from the others.
  mutating func refreshValues() {
    for row in basics.indices {
      var value = offsets[row]
      let start = row * stride
      for column in columns.indices { value += cells[start + column] * values[Int(columns[column])] }
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
