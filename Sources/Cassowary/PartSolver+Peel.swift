extension PartSolver {
  /// Solves equalities of the level at hand for bases that nothing else at this or a higher level concerns.
  ///
  /// Such an equality can be met whatever the other bases do, so meeting it costs nothing, and it can
  /// define the base. An equality is taken away as soon as it is the only one left with some such base;
  /// those taken first are evaluated last. Bounds of the base are looked at again at the end.
  mutating func peel() {
    let candidates = expanded.indices.filter { isPeelable(expanded[$0]) }
    guard !candidates.isEmpty else { return }
    if wishes.isEmpty { wishes = Presolve.wishes(presolve.rows, presolve.system) }
    var peeling = Peeling(rows: candidates.map { expanded[$0].bases })
    for index in expanded.indices where !isPeelable(expanded[index]) {
      for base in expanded[index].bases { peeling.block(base) }
    }
    for penalty in singles { peeling.block(penalty.variable) }
    for base in peeling.bases where clusterOf[Int(base)] >= 0 || wishes[Int(base)] >= 1 {
      peeling.block(base)
    }
    var isPeeled = Array(repeating: false, count: expanded.count)
    for allowsBounds in [false, true] {
      peeling.start { base in allowsBounds || (low[Int(base)] == -.infinity && high[Int(base)] == .infinity) }
      while let (candidate, base) = peeling.next() {
        let index = candidates[candidate]
        guard let position = soundPosition(of: base, in: expanded[index]) else { continue }
        peeling.remove(candidate)
        isPeeled[index] = true
        define(base, by: expanded[index], position: position)
      }
    }
    var kept = 0
    for index in expanded.indices where !isPeeled[index] {
      expanded[kept] = expanded[index]
      kept += 1
    }
    expanded.removeLast(expanded.count - kept)
  }

  /// The base of a peeled row, and how far its value lies outside its bounds.
  func excess(of peeled: PeeledRow) -> Double {
    let base = Int(peeled.base)
    return max(0, low[base] - values[base], values[base] - high[base])
  }

  /// Whether a peeled row's base has just reached a bound, so that it may not move though it seems free.
  func holdsChoice(_ peeled: PeeledRow) -> Bool {
    let base = Int(peeled.base)
    return undetermined[base]
      && min(values[base] - low[base], high[base] - values[base]) <= Tolerance.violation
  }

  private func isPeelable(_ row: ExpandedRow) -> Bool {
    let origin = Int(presolve.rows.origins[Int(row.row)])
    return presolve.system.relation(at: origin) == .equal && !isActive[Int(row.row)]
  }

  /// Where a base stands in a row, unless its coefficient is too small to be solved for.
  private func soundPosition(of base: Int32, in row: ExpandedRow) -> Int? {
    var largest = 0.0
    for coefficient in row.coefficients { largest = max(largest, coefficient.magnitude) }
    guard let position = row.bases.firstIndex(of: base),
      row.coefficients[position].magnitude >= 0.01 * largest
    else { return nil }
    return position
  }

  private mutating func define(_ base: Int32, by row: ExpandedRow, position: Int) {
    peeled.append(PeeledRow(row: row.row, base: base))
    definitions.define((row.bases, row.coefficients), side: row.side, position: position)
    definitions.ranks[Int(base)] = -Int32(truncatingIfNeeded: peeled.count)
    forms[Int(base)] = Form(root: Form.general, factor: 0, offset: 0)
    openCount -= 1
    hasNews = true
  }
}
