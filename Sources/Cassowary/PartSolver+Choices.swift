extension PartSolver {
  /// Finds the variables of a part that the constraints leave a choice, and makes it by their hints.
  mutating func settleChoices(_ part: Int) {
    if members == nil { members = listMembers() }
    guard let variables = members?.items[members?.range(part) ?? 0..<0] else { return }
    markMovable()
    for variable in variables where undetermined[Int(variable)] || isFree(variable) {
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
      guard Int(forms[base].root) == base, clusterOf[base] < 0 else { continue }
      settle(base, at: min(max(presolve.system.hints[base], low[base]), high[base]))
    }
  }

  /// Unmarks a part's variables before it is solved again or after another part.
  mutating func forgetChoices(_ part: Int) {
    isPartAmbiguous = false
    guard let variables = members?.items[members?.range(part) ?? 0..<0] else { return }
    for variable in variables {
      undetermined[Int(variable)] = false
      if !drift.isEmpty { drift[Int(variable)] = 0 }
    }
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
    expander.add(form.root, form.factor, forms, definitions)
    expander.finish(forms, definitions)
  }

  /// Marks the bases in clusters that can move within their bounds.
  private mutating func markMovable() {
    if drift.isEmpty, clusterCount > 0 { drift = Array(repeating: 0, count: forms.count) }
    for cluster in 0..<clusterCount {
      for variable in clusters[cluster].bases.indices where clusters[cluster].bases[variable] >= 0 {
        let base = Int(clusters[cluster].bases[variable])
        guard !undetermined[base], forms[base].root >= 0 else { continue }
        if !tryMoving(variable, in: cluster, 1) { _ = tryMoving(variable, in: cluster, -1) }
      }
    }
  }

  /// Tries to move a base and marks all that moved with it.
  private mutating func tryMoving(_ variable: Int, in cluster: Int, _ direction: Double) -> Bool {
    let before = clusters[cluster].simplex.values
    guard clusters[cluster].simplex.canMove(variable, direction) else { return false }
    let after = clusters[cluster].simplex.values
    // Weights without a common measure, so that moves don't cancel out.
    let weight = 1 + (0.618_033_988_75 * Double(variable + 1)).truncatingRemainder(dividingBy: 1)
    for (other, base) in clusters[cluster].bases.enumerated() where base >= 0 {
      let step = after[other] - before[other]
      drift[Int(base)] += weight * step
      if step.magnitude > Tolerance.violation { undetermined[Int(base)] = true }
    }
    return true
  }

  /// Whether a variable can take several values, where it is known which bases can.
  private mutating func isFree(_ variable: Int32) -> Bool {
    expand(variable)
    let result = expander.result
    var moving = 0
    var moved = 0.0
    for index in 0..<result.count {
      let root = Int(result.root(index))
      if clusterOf[root] < 0 { return true }
      if undetermined[root] { moving += 1 }
      moved += result.coefficient(index) * drift[root]
    }
    if result.count == 1 || moving == 0 { return moving > 0 }
    if moved.magnitude > 1e-3 { return true }
    let cluster = gather(result.roots)
    let row = addRow(bases: result.roots, coefficients: result.coefficients, to: cluster)
    clusters[cluster].newcomers.removeAll(keepingCapacity: true)
    return clusters[cluster].simplex.canMove(row, 1) || clusters[cluster].simplex.canMove(row, -1)
  }

  /// Brings a variable as near to its hint as the constraints and earlier choices allow.
  private mutating func choose(_ variable: Int32) {
    expand(variable)
    let result = expander.result
    let target = presolve.system.hints[Int(variable)] + result.side
    guard result.count > 0 else { return }
    let base = Int(result.root(0))
    if result.count == 1, clusterOf[base] < 0 {
      let value = target / result.coefficient(0)
      settle(base, at: min(max(value, low[base]), high[base]))
      return
    }
    let isSingle = result.count == 1
    let cluster = gather(result.roots)
    let watched =
      isSingle
      ? Int(columns[base])
      : addRow(bases: result.roots, coefficients: result.coefficients, to: cluster)
    clusters[cluster].newcomers.removeAll(keepingCapacity: true)
    let goal = isSingle ? target / result.coefficient(0) : target
    clusters[cluster].penalties = [
      Penalty(variable: Int32(truncatingIfNeeded: watched), relation: .equal, at: goal, weight: 1)
    ]
    clusters[cluster].minimise()
    clusters[cluster].freeze()
    settleHeld(in: cluster)
  }
}
