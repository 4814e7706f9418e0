extension PartSolver {
  /// Finds the variables of a part that the constraints leave a choice, and makes it by their hints.
  mutating func settleChoices(_ part: Int) {
    if members == nil { members = listMembers() }
    guard let variables = members?.items[members?.range(part) ?? 0..<0] else { return }
    let moves = simplex.isEmpty ? [] : movable()
    for variable in variables where isFree(variable, moves) {
      undetermined[Int(variable)] = true
      isPartAmbiguous = true
    }
    guard isPartAmbiguous else { return }
    for variable in variables where openCount > 0 && undetermined[Int(variable)] { choose(variable) }
  }

  /// Gives the bases outside clusters some value that the constraints allow.
  mutating func takeAnyChoice(_ part: Int) {
    let bases = presolve.parts.bases
    for index in bases.range(part) {
      let base = Int(bases.items[index])
      guard forms[base].root >= 0, clusterOf[base] < 0 else { continue }
      settle(base, at: min(max(presolve.system.hints[base], low[base]), high[base]))
    }
  }

  /// Unmarks a part's variables before it is solved again or after another part.
  mutating func forgetChoices(_ part: Int) {
    isPartAmbiguous = false
    guard let variables = members?.items[members?.range(part) ?? 0..<0] else { return }
    for variable in variables { undetermined[Int(variable)] = false }
  }

  private func listMembers() -> Buckets {
    let all = presolve.forms.indices.map { Int32(truncatingIfNeeded: $0) }
    return Buckets(all, count: presolve.parts.count) { variable in
      let root = presolve.forms[Int(variable)].root
      return root < 0 ? -1 : presolve.parts.ofRoots[Int(root)]
    }
  }

  /// Writes a variable out in bases that are not settled.
  private mutating func expand(_ variable: Int32) {
    let form = presolve.forms[Int(variable)]
    expander.start(side: -form.offset)
    expander.add(form.root, form.factor, forms, presolve.definitions)
    expander.finish(forms, presolve.definitions)
  }

  /// Which simplex variables can move within their bounds.
  private mutating func movable() -> [Bool] {
    var moves = Array(repeating: false, count: simplexBases.count)
    for (variable, base) in simplexBases.enumerated() where base >= 0 && !moves[variable] {
      guard forms[Int(base)].root >= 0 else { continue }
      for direction in [1.0, -1.0] {
        let before = simplex.values
        guard simplex.canMove(variable, direction) else { continue }
        for other in moves.indices
        where (before[other] - simplex.values[other]).magnitude > Tolerance.violation {
          moves[other] = true
        }
        break
      }
    }
    return moves
  }

  /// Whether a variable can take several values.
  private mutating func isFree(_ variable: Int32, _ moves: [Bool]) -> Bool {
    expand(variable)
    let result = expander.result
    var movingColumns = 0
    for root in result.roots {
      let column = columns[Int(root)]
      if column < 0 { return true }
      if moves[Int(column)] { movingColumns += 1 }
    }
    if result.count == 1 || movingColumns == 0 { return movingColumns > 0 }
    let row = Int(addExpandedRow())
    simplex.refreshValues()
    return simplex.canMove(row, 1) || simplex.canMove(row, -1)
  }

  /// Brings a variable as near to its hint as the constraints and earlier choices allow.
  private mutating func choose(_ variable: Int32) {
    expand(variable)
    let target = presolve.system.hints[Int(variable)] + expander.result.side
    let result = expander.result
    guard result.count > 0 else { return }
    let base = Int(result.roots[0])
    if result.count == 1, columns[base] < 0 {
      let value = target / result.coefficients[0]
      settle(base, at: min(max(value, low[base]), high[base]))
      return
    }
    let isSingle = result.count == 1
    let goal = isSingle ? target / result.coefficients[0] : target
    let watched = isSingle ? columns[base] : addExpandedRow()
    simplex.refreshValues()
    simplex.penalties.load([Penalty(variable: watched, relation: .equal, at: goal, weight: 1)])
    simplex.minimise()
    simplex.freeze()
    settleDetermined()
  }
}
