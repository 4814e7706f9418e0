/// Rows of a system by number: its constraints first, then one row *variable ≥ 0* for each variable.
struct RowView {
  /// The system.
  let system: LinearSystem

  /// Rows that must hold, in order.
  var requiredRows: [Int32] {
    var rows: [Int32] = []
    for index in system.records.indices
    where system.isUsable(index) && system.priority(at: index) == LinearSystem.required {
      rows.append(Int32(truncatingIfNeeded: index))
    }
    if system.hasNonNegative {
      for index in system.nonNegative.indices where system.nonNegative[index] {
        rows.append(Int32(truncatingIfNeeded: system.constraintCount + index))
      }
    }
    return rows
  }

  /// Whether a row is a declared sign rather than a constraint.
  func isSign(_ row: Int32) -> Bool { Int(row) >= system.constraintCount }

  /// The variables of a row.
  func variables(_ row: Int32) -> [Int32] {
    isSign(row)
      ? [row - Int32(truncatingIfNeeded: system.constraintCount)]
      : Array(system.termVariables[system.terms(of: Int(row))])
  }

  /// The coefficients of a row, in the order of `variables`.
  func coefficients(_ row: Int32) -> [Double] {
    isSign(row) ? [1] : Array(system.coefficients[system.terms(of: Int(row))])
  }

  /// The relation of a row.
  func relation(_ row: Int32) -> Relation { isSign(row) ? .greaterOrEqual : system.relation(at: Int(row)) }

  /// The right side of a row.
  func constant(_ row: Int32) -> Double { isSign(row) ? 0 : system.constant(at: Int(row)) }

  /// The weight of a row within its level.
  func weight(_ row: Int32) -> Double { isSign(row) ? 1 : system.weight(at: Int(row)) }
}
