/// Rows of a system in terms of the roots that an elimination left.
struct ReducedRows {
  /// The constraint of each row.
  private(set) var origins: [Int32] = []
  /// Right side of each row.
  private(set) var sides: [Double] = []
  /// Roots of all rows.
  private(set) var roots: [Int32] = []
  /// Coefficients of all rows.
  private(set) var coefficients: [Double] = []
  private var starts: [Int32] = [0]

  /// Number of rows.
  var count: Int { origins.count }

  /// Rewrites some rows of a system.
  init(_ system: LinearSystem, rows: [Int32], forms: [Form]) {
    origins.reserveCapacity(rows.count)
    sides.reserveCapacity(rows.count)
    starts.reserveCapacity(rows.count + 1)
    roots.reserveCapacity(rows.count + rows.count / 2)
    coefficients.reserveCapacity(rows.count + rows.count / 2)
    var scratch = RowScratch(variables: system.variableCount)
    for row in rows {
      let range = system.terms(of: Int(row))
      if range.count == 1 {
        let form = forms[Int(system.termVariables[range.lowerBound])]
        appendSingle(form, system.coefficients[range.lowerBound], of: system, origin: row)
      } else {
        scratch.collect(Int(row), of: system, forms)
        append(scratch, origin: row)
      }
    }
  }

  /// The terms of a row.
  func terms(of row: Int) -> Range<Int> {
    Int(starts[row])..<Int(starts[row + 1])
  }

  private mutating func append(_ scratch: RowScratch, origin: Int32) {
    origins.append(origin)
    sides.append(scratch.side)
    for index in 0..<scratch.count {
      roots.append(scratch.root(index))
      coefficients.append(scratch.coefficient(index))
    }
    starts.append(Int32(truncatingIfNeeded: roots.count))
  }

  /// Adds a constraint on one variable.
  private mutating func appendSingle(
    _ form: Form, _ coefficient: Double, of system: LinearSystem, origin: Int32
  ) {
    origins.append(origin)
    sides.append(system.constant(at: Int(origin)) - coefficient * form.offset)
    if form.root >= 0 {
      roots.append(form.root)
      coefficients.append(coefficient * form.factor)
    }
    starts.append(Int32(truncatingIfNeeded: roots.count))
  }
}
