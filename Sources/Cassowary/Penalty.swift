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
}
