/// A convex cost of one variable with one bend: what it costs to be under or over a value.
struct Penalty {
  /// The simplex variable.
  var variable: Int32
  /// Value at which nothing is due.
  var at: Double
  /// Cost per unit under `at`.
  var below: Double
  /// Cost per unit over `at`.
  var above: Double

  /// The row whose violation is the cost, or −1.
  var row: Int32
  /// Change of the row's left side per change of the variable.
  var factor: Double

  /// The cost of a violated relation to `at`.
  init(
    variable: Int32, relation: Relation, at: Double, weight: Double, row: Int32 = -1,
    factor: Double = 1
  ) {
    self.variable = variable
    self.at = at
    self.row = row
    self.factor = factor
    below = relation == .lessOrEqual ? 0 : weight
    above = relation == .greaterOrEqual ? 0 : weight
  }

  /// The same penalty where the variables' numbers rose by `shift`.
  func shifted(by shift: Int32) -> Penalty {
    var copy = self
    copy.variable += shift
    return copy
  }

  /// Whether a deviation from `at` means that a row of this weight is missed by more than the tolerance.
  func isDue(_ excess: Double, weight: Double) -> Bool {
    (excess > 0 ? above * excess : -below * excess) > Tolerance.violation * weight
  }

  /// Divides the slope that one variable's penalties have together at a value into their rows' multipliers.
  static func share(
    _ slope: Double, among penalties: ArraySlice<Penalty>, at value: Double,
    _ multipliers: inout [RowMultiplier]
  ) {
    let width = Tolerance.position * (1 + value.magnitude)
    var rest = slope
    for penalty in penalties where (value - penalty.at).magnitude > width {
      let own = value > penalty.at ? penalty.above : -penalty.below
      rest -= own
      if own != 0 { multipliers.append(RowMultiplier(row: penalty.row, value: own / penalty.factor)) }
    }
    for penalty in penalties where (value - penalty.at).magnitude <= width {
      let own = min(max(rest, -penalty.below), penalty.above)
      rest -= own
      if own != 0 { multipliers.append(RowMultiplier(row: penalty.row, value: own / penalty.factor)) }
    }
  }
}
