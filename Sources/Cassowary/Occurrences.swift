/// For each variable, the rows in which it occurs, ascending.
struct Occurrences {
  private var starts: [Int32]
  /// The rows of all variables, those of one variable adjacent.
  private(set) var rows: [Int32]

  /// Lists where the variables of a system occur in some of its rows.
  init(_ system: LinearSystem, rows chosen: [Int32]) {
    var starts = Array(repeating: Int32(0), count: system.variableCount + 1)
    var total = 0
    for row in chosen {
      for term in system.terms(of: Int(row)) { starts[Int(system.termVariables[term]) + 1] += 1 }
      total += system.terms(of: Int(row)).count
    }
    for index in 1..<max(1, starts.count) { starts[index] += starts[index - 1] }
    var filled = Array(repeating: Int32(0), count: total)
    var next = starts
    for row in chosen {
      for term in system.terms(of: Int(row)) {
        let variable = Int(system.termVariables[term])
        filled[Int(next[variable])] = row
        next[variable] += 1
      }
    }
    self.starts = starts
    rows = filled
  }

  /// Where in `rows` those of a variable stand.
  func range(of variable: Int) -> Range<Int> {
    Int(starts[variable])..<Int(starts[variable + 1])
  }
}
