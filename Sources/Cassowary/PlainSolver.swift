/// Solves a system by the simplex method alone: every variable a column, every constraint a row.
///
/// Slow on large systems and simple: it finds contradictions in small sets of constraints, and is what
/// the fast path is compared with in tests.
struct PlainSolver {
  private let view: RowView
  private var simplex = Simplex()
  /// Simplex variable of each of the system's variables, or −1.
  private var columnOf: [Int32]
  /// The system's variables that have a column, ascending.
  private var used: [Int32] = []

  /// Prepares to solve a system.
  init(_ system: LinearSystem) {
    view = RowView(system: system)
    columnOf = Array(repeating: -1, count: system.variableCount)
  }

  /// Rows whose multipliers prove that the given required rows contradict one another; none if they don't.
  mutating func contradiction(in rows: [Int32]) -> [Int32] {
    simplex.removeAll()
    for variable in used { columnOf[Int(variable)] = -1 }
    used.removeAll(keepingCapacity: true)
    for row in rows { addColumns(view.variables(row)) }
    let added = minimiseLevel(rows)
    let isViolated = zip(rows, added).contains { row, variable in
      let excess = simplex.values[Int(variable)] - view.constant(row)
      return view.relation(row).violation(ofExcess: excess) > Tolerance.violation
    }
    guard isViolated else { return [] }
    var support: [Int32] = []
    for (row, variable) in zip(rows, added) where simplex.multiplier(Int(variable)).magnitude > 1e-7 {
      support.append(row)
    }
    return support
  }

  /// Solves all levels and the tie-break.
  mutating func solve() -> Solution {
    let system = view.system
    addColumns((0..<system.variableCount).map { Int32(truncatingIfNeeded: $0) })
    minimiseLevel(view.requiredRows)
    simplex.freeze()
    let soft = system.records.indices.filter {
      system.isUsable($0) && system.priority(at: $0) < LinearSystem.required
    }
    for priority in Set(soft.map { system.priority(at: $0) }).sorted(by: >) {
      let rows = soft.filter { system.priority(at: $0) == priority }
      minimiseLevel(rows.map { Int32(truncatingIfNeeded: $0) })
      simplex.freeze()
    }
    let undetermined = findUndetermined()
    breakTies(undetermined)
    var solution = Solution(
      values: used.map { simplex.values[Int(columnOf[Int($0)])] }, conflicts: [],
      undetermined: undetermined, isAmbiguous: undetermined.contains(true),
      ignored: system.ignored, statistics: SolverStatistics())
    var search = ConflictSearch(system)
    solution.conflicts = search.conflicts()
    solution.statistics.pivots = simplex.pivots
    solution.statistics.rows = simplex.basics.count
    solution.statistics.peakColumns = simplex.columns.count
    solution.statistics.isTruncated = simplex.isTruncated
    return solution
  }

  private mutating func addColumns(_ variables: [Int32]) {
    for variable in variables where columnOf[Int(variable)] < 0 {
      let hint = view.system.hints[Int(variable)]
      let column = simplex.addColumn(lower: -.infinity, upper: .infinity, preferred: hint)
      columnOf[Int(variable)] = Int32(truncatingIfNeeded: column)
      used.append(variable)
    }
  }

  /// Adds rows with penalties and minimises them; returns their simplex variables.
  @discardableResult
  private mutating func minimiseLevel(_ rows: [Int32]) -> [Int32] {
    var added: [Int32] = []
    var penalties: [Penalty] = []
    for row in rows {
      let columns = view.variables(row).map { columnOf[Int($0)] }
      let variable = simplex.addRow(variables: columns, coefficients: view.coefficients(row))
      added.append(Int32(truncatingIfNeeded: variable))
      penalties.append(
        Penalty(
          variable: Int32(truncatingIfNeeded: variable), relation: view.relation(row),
          at: view.constant(row), weight: view.weight(row)))
    }
    simplex.penalties.load(penalties)
    simplex.minimise()
    return added
  }

  /// Which variables can still move.
  private mutating func findUndetermined() -> [Bool] {
    var moves = Array(repeating: false, count: columnOf.count)
    for variable in used where !moves[Int(variable)] {
      for target in [1.0, -1.0] {
        let before = simplex.values
        let column = columnOf[Int(variable)]
        let goal = simplex.values[Int(column)] + target * 1e6
        simplex.penalties.load([Penalty(variable: column, relation: .equal, at: goal, weight: 1)])
        guard simplex.minimise(untilMoved: Int(column), by: Tolerance.violation) else { continue }
        for other in used {
          let index = Int(columnOf[Int(other)])
          guard (before[index] - simplex.values[index]).magnitude > Tolerance.violation else { continue }
          moves[Int(other)] = true
        }
        break
      }
    }
    return moves
  }

  /// Brings each variable that can move as near to its hint as earlier ones allow.
  private mutating func breakTies(_ undetermined: [Bool]) {
    for variable in used where undetermined[Int(variable)] {
      let column = columnOf[Int(variable)]
      let hint = view.system.hints[Int(variable)]
      simplex.penalties.load([Penalty(variable: column, relation: .equal, at: hint, weight: 1)])
      simplex.minimise()
      simplex.freeze()
    }
  }
}
