extension PartSolver {
  /// Minimises one level's violations in a part, and keeps what was reached.
  mutating func solveLevel(_ rows: ArraySlice<Int32>, _ part: Int, isRequired: Bool) {
    singles.removeAll(keepingCapacity: true)
    coupling.removeAll(keepingCapacity: true)
    for row in rows { classify(Int(row), isRequired: isRequired) }
    if !coupling.isEmpty { couple(isRequired: isRequired) }
    if clusterCount > 0 { shareSingles() }
    narrowBases(isRequired: isRequired)
    for cluster in touchedClusters { minimise(Int(cluster), isRequired: isRequired) }
    touchedClusters.removeAll(keepingCapacity: true)
    if hasNews, openCount > 0 { refreshDefinitions(part) }
  }

  /// The form of a root, with a settled base replaced by its value.
  func currentForm(_ root: Int32) -> Form {
    let form = forms[Int(root)]
    guard form.root >= 0, form.root != root else { return form }
    let base = forms[Int(form.root)]
    switch base.root {
    case Form.constant: return Form(constant: form.offset + form.factor * base.offset)
    case form.root: return form
    default: return base.root == Form.general ? base : base.scaled(by: form.factor, plus: form.offset)
    }
  }

  /// Settles a base.
  mutating func settle(_ base: Int, at value: Double) {
    forms[base] = Form(constant: value)
    values[base] = value
    openCount -= 1
    hasNews = true
  }

  /// Finds out which definitions have come down to a constant or one base.
  mutating func refreshDefinitions(_ part: Int) {
    hasNews = false
    for entry in peeled.reversed() { refreshDefinition(of: entry.base) }
    let defined = presolve.parts.defined
    for index in defined.range(part) { refreshDefinition(of: defined.items[index]) }
  }

  private mutating func refreshDefinition(of root: Int32) {
    if forms[Int(root)].root == Form.constant { return }
    forms[Int(root)] = reducedForm(of: root)
    if forms[Int(root)].root == Form.constant { values[Int(root)] = forms[Int(root)].offset }
  }

  /// A defined root as a function of the forms of earlier roots.
  private func reducedForm(of root: Int32) -> Form {
    var form = Form(constant: definitions.constant(of: root))
    var largest = 0.0
    for term in definitions.terms(of: root) {
      let other = currentForm(definitions.root(term))
      let coefficient = definitions.coefficient(term)
      form.offset += coefficient * other.offset
      if other.root == Form.constant { continue }
      guard other.root >= 0, form.root == Form.constant || form.root == other.root else {
        return Form(root: Form.general, factor: 0, offset: 0)
      }
      form.root = other.root
      form.factor += coefficient * other.factor
      largest = max(largest, (coefficient * other.factor).magnitude)
    }
    if form.factor.magnitude <= largest * Tolerance.coefficient { form = Form(constant: form.offset) }
    return form
  }

  /// Turns a row of the level at hand into a penalty on one base, or files it as a coupling row.
  private mutating func classify(_ row: Int, isRequired: Bool) {
    var side = presolve.rows.sides[row]
    var base = Form.constant
    var factor = 0.0
    var largest = 0.0
    for term in presolve.rows.terms(of: row) {
      let form = currentForm(presolve.rows.roots[term])
      let coefficient = presolve.rows.coefficients[term]
      side -= coefficient * form.offset
      if form.root == Form.constant { continue }
      guard form.root >= 0, base == Form.constant || base == form.root else {
        fileCoupling(row)
        return
      }
      base = form.root
      factor += coefficient * form.factor
      largest = max(largest, (coefficient * form.factor).magnitude)
    }
    if base == Form.constant || factor.magnitude <= largest * Tolerance.coefficient {
      if isRequired { checkConstant(row, side: side) }
      return
    }
    singles.append(penalty(row, variable: base, factor: factor, side: side))
  }

  /// Notes a row that couples several bases.
  private mutating func fileCoupling(_ row: Int) {
    let index = Int32(truncatingIfNeeded: row)
    let relation = presolve.system.relation(at: Int(presolve.rows.origins[row]))
    if isActive[row] || relation == .equal { coupling.append(index) } else { leftAside.append(index) }
  }

  /// Checks a required row that has come down to *0 relation side*.
  mutating func checkConstant(_ row: Int, side: Double) {
    let origin = Int(presolve.rows.origins[row])
    guard presolve.system.relation(at: origin).violation(ofExcess: -side) > Tolerance.violation else {
      return
    }
    let weight = presolve.system.weight(at: origin)
    let multiplier = RowMultiplier(row: Int32(truncatingIfNeeded: row), value: side < 0 ? weight : -weight)
    fileContradiction([multiplier], leastSum: [multiplier])
  }

  /// The penalty of a row *factor × variable relation side*.
  private func penalty(_ row: Int, variable: Int32, factor: Double, side: Double) -> Penalty {
    let origin = Int(presolve.rows.origins[row])
    let relation = presolve.system.relation(at: origin)
    return Penalty(
      variable: variable, relation: factor < 0 ? relation.mirrored : relation, at: side / factor,
      weight: presolve.system.weight(at: origin) * factor.magnitude, row: Int32(truncatingIfNeeded: row),
      factor: factor)
  }

  /// Puts the coupling rows into clusters.
  private mutating func couple(isRequired: Bool) {
    expanded.removeAll(keepingCapacity: true)
    for row in coupling { expand(Int(row), isRequired: isRequired) }
    peel()
    for row in expanded { _ = gather(row.bases) }
    for row in expanded {
      let cluster = Int(clusterOf[Int(row.bases[0])])
      guard clusters[cluster].hasRoom else {
        statistics.isTruncated = true
        continue
      }
      let variable = addRow(bases: row.bases, coefficients: row.coefficients, to: cluster)
      file(
        penalty(
          Int(row.row), variable: Int32(truncatingIfNeeded: variable), factor: 1, side: row.side),
        in: cluster)
    }
  }

  /// Writes a coupling row out in bases.
  private mutating func expand(_ row: Int, isRequired: Bool) {
    expander.start(side: presolve.rows.sides[row])
    for term in presolve.rows.terms(of: row) {
      expander.add(
        presolve.rows.roots[term], presolve.rows.coefficients[term], forms, definitions)
    }
    expander.finish(forms, definitions)
    let result = expander.result
    switch result.count {
    case 0:
      if isRequired { checkConstant(row, side: result.side) }
    case 1:
      singles.append(
        penalty(row, variable: result.root(0), factor: result.coefficient(0), side: result.side))
    default:
      expanded.append(
        ExpandedRow(
          row: Int32(truncatingIfNeeded: row), bases: result.roots, coefficients: result.coefficients,
          side: result.side))
    }
  }

  /// Adds a penalty to a cluster.
  private mutating func file(_ penalty: Penalty, in cluster: Int) {
    if clusters[cluster].penalties.isEmpty { touchedClusters.append(Int32(truncatingIfNeeded: cluster)) }
    clusters[cluster].penalties.append(penalty)
  }

  /// Moves penalties on bases that are in a cluster there.
  private mutating func shareSingles() {
    var kept = 0
    for index in singles.indices {
      var penalty = singles[index]
      let cluster = clusterOf[Int(penalty.variable)]
      if cluster >= 0 {
        penalty.variable = columns[Int(penalty.variable)]
        file(penalty, in: Int(cluster))
      } else {
        singles[kept] = penalty
        kept += 1
      }
    }
    singles.removeLast(singles.count - kept)
  }

  /// Minimises the penalties within a cluster.
  private mutating func minimise(_ cluster: Int, isRequired: Bool) {
    clusters[cluster].minimise()
    if isRequired { checkShared(cluster) }
    clusters[cluster].freeze()
    settleHeld(in: cluster)
  }

  /// Looks for required rows that the least sum of violations in a cluster still breaks.
  private mutating func checkShared(_ cluster: Int) {
    let simplex = clusters[cluster].simplex
    var shared = clusters[cluster].penalties
    let isBroken = shared.contains { penalty in
      let weight = presolve.system.weight(at: Int(presolve.rows.origins[Int(penalty.row)]))
      return penalty.isDue(simplex.values[Int(penalty.variable)] - penalty.at, weight: weight)
    }
    guard isBroken else { return }
    shared.sort { $0.variable < $1.variable }
    var found: [RowMultiplier] = []
    var start = 0
    while start < shared.count {
      var end = start + 1
      while end < shared.count, shared[end].variable == shared[start].variable { end += 1 }
      let variable = Int(shared[start].variable)
      Penalty.share(
        simplex.multiplier(variable), among: shared[start..<end], at: simplex.values[variable], &found)
      start = end
    }
    fileContradiction(found, leastSum: found)
  }
}
