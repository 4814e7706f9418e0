import Cassowary
import SolverWorkloads

/// A linear program solved as textbooks do, sharing no code or method with the solver under test.
///
/// Every level's optimum is held by a further constraint, every violation is a pair of non-negative
/// variables, and a full tableau with Bland's rule is run in two phases from scratch for each level.
struct TextbookProgram {
  private var rows: [[Double]] = []
  private var sides: [Double] = []
  private var width: Int
  private let free: Int

  /// Prepares `free` variables of either sign, each as a difference of two.
  init(free: Int) {
    self.free = free
    width = 2 * free
  }

  /// Values reached level by level, the hints' distances in order as last levels.
  static func optimum(_ constraints: [TextConstraint], variables: Int, hints: [Double]) -> [Double]? {
    var program = TextbookProgram(free: variables)
    let levels = Set(constraints.map(\.priority)).sorted(by: >)
    var values: [Double]?
    for level in levels {
      let members = constraints.filter { $0.priority == level }
      values = program.minimise(members)
      if values == nil { return nil }
    }
    for variable in 0..<variables {
      let wish = TextConstraint(terms: [(1, variable)], relation: .equal, constant: hints[variable])
      values = program.minimise([wish])
      if values == nil { return nil }
    }
    return values
  }

  /// Adds constraints with violation variables, minimises their sum and holds it.
  private mutating func minimise(_ members: [TextConstraint]) -> [Double]? {
    var cost: [Int: Double] = [:]
    for member in members {
      var row = Array(repeating: 0.0, count: width)
      for term in member.terms {
        row[2 * term.variable] += term.coefficient
        row[2 * term.variable + 1] -= term.coefficient
      }
      row += [1, -1]
      if member.relation != .lessOrEqual { cost[width] = member.weight }
      if member.relation != .greaterOrEqual { cost[width + 1] = member.weight }
      width += 2
      rows.append(row)
      sides.append(member.constant)
    }
    var objective = Array(repeating: 0.0, count: width)
    for (column, weight) in cost { objective[column] = weight }
    guard let (point, least) = solve(objective) else { return nil }
    rows.append(objective + [1])
    width += 1
    sides.append(least + 1e-9)
    return (0..<free).map { point[2 * $0] - point[2 * $0 + 1] }
  }

  /// Minimises over *rows × x = sides, x ≥ 0*.
  private func solve(_ objective: [Double]) -> (point: [Double], least: Double)? {
    let count = rows.count
    var table = (0..<count).map { index in
      let row = rows[index] + Array(repeating: 0.0, count: width - rows[index].count)
      let sign = sides[index] < 0 ? -1.0 : 1.0
      var artificial = Array(repeating: 0.0, count: count)
      artificial[index] = 1
      return row.map { $0 * sign } + artificial + [sides[index] * sign]
    }
    var basis = (0..<count).map { width + $0 }
    let phaseOne = Array(repeating: 0.0, count: width) + Array(repeating: 1.0, count: count)
    guard run(&table, &basis, phaseOne, columns: width + count) else { return nil }
    let rest = basis.indices.filter { basis[$0] >= width }.reduce(0) { $0 + abs(table[$1][width + count]) }
    guard rest < 1e-6 else { return nil }
    let phaseTwo = objective + Array(repeating: 0.0, count: count)
    guard run(&table, &basis, phaseTwo, columns: width) else { return nil }
    var point = Array(repeating: 0.0, count: width)
    for (row, column) in basis.enumerated() where column < width { point[column] = table[row][width + count] }
    return (point, zip(point, objective).reduce(0) { $0 + $1.0 * $1.1 })
  }

  private func run(
    _ table: inout [[Double]], _ basis: inout [Int], _ objective: [Double], columns: Int
  ) -> Bool {
    let last = (table.first?.count ?? 1) - 1
    for _ in 0..<20_000 {
      var reduced = objective
      for (row, column) in basis.enumerated() where objective[column] != 0 {
        for index in 0..<objective.count { reduced[index] -= objective[column] * table[row][index] }
      }
      guard let column = (0..<columns).first(where: { reduced[$0] < -1e-9 }) else { return true }
      var best: Int?
      for row in table.indices where table[row][column] > 1e-9 {
        guard let known = best else {
          best = row
          continue
        }
        let left = table[row][last] / table[row][column]
        let right = table[known][last] / table[known][column]
        if left < right - 1e-12 || (left < right + 1e-12 && basis[row] < basis[known]) { best = row }
      }
      // An artificial variable that stayed at zero must not grow again.
      if let stuck = table.indices.first(where: {
        basis[$0] >= columns && abs(table[$0][last]) < 1e-9 && abs(table[$0][column]) > 1e-9
      }) {
        best = stuck
      }
      guard let row = best else { return false }
      let pivot = table[row][column]
      for index in table[row].indices { table[row][index] /= pivot }
      for other in table.indices where other != row && table[other][column] != 0 {
        let factor = table[other][column]
        for index in table[other].indices { table[other][index] -= factor * table[row][index] }
      }
      basis[row] = column
    }
    return false
  }
}
