extension PartSolver {
  /// Minimises one level's violations in a part, and keeps what was reached.
  mutating func solveLevel(_ rows: ArraySlice<Int32>, _ part: Int, isRequired: Bool) {
    singles.removeAll(keepingCapacity: true)
    shared.removeAll(keepingCapacity: true)
    coupling.removeAll(keepingCapacity: true)
    for row in rows { classify(Int(row), isRequired: isRequired) }
    let firstNew = simplexBases.count
    for row in coupling { addRow(Int(row), isRequired: isRequired) }
    if !simplex.isEmpty { shareSingles() }
    narrowBases(isRequired: isRequired)
    if !shared.isEmpty { minimiseShared(firstNew: firstNew, isRequired: isRequired) }
    if hasNews, openCount > 0 { refreshDefinitions(part) }
  }

  /// The form of a root, with a settled base replaced by its value.
  func currentForm(_ root: Int32) -> Form {
    let form = forms[Int(root)]
    guard form.root >= 0, form.root != root else { return form }
    let base = forms[Int(form.root)]
    guard base.root == Form.constant else { return form }
    return Form(constant: form.offset + form.factor * base.offset)
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
    let defined = presolve.parts.defined
    for index in defined.range(part) {
      let root = defined.items[index]
      if forms[Int(root)].root == Form.constant { continue }
      forms[Int(root)] = reducedForm(of: root)
    }
  }

  /// A defined root as a function of the forms of earlier roots.
  private func reducedForm(of root: Int32) -> Form {
    let definitions = presolve.definitions
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
    let relation = presolve.system.relations[Int(presolve.rows.origins[row])]
    if isActive[row] || relation == .equal { coupling.append(index) } else { leftAside.append(index) }
  }

  /// Checks a required row that has come down to *0 relation side*.
  mutating func checkConstant(_ row: Int, side: Double) {
    let origin = Int(presolve.rows.origins[row])
    guard presolve.system.relations[origin].violation(ofExcess: -side) > Tolerance.violation else { return }
    let weight = presolve.system.weights[origin]
    let multiplier = RowMultiplier(row: Int32(truncatingIfNeeded: row), value: side < 0 ? weight : -weight)
    fileContradiction([multiplier], leastSum: [multiplier])
  }

  /// The penalty of a row *factor × variable relation side*.
  private func penalty(_ row: Int, variable: Int32, factor: Double, side: Double) -> Penalty {
    let origin = Int(presolve.rows.origins[row])
    let relation = presolve.system.relations[origin]
    return Penalty(
      variable: variable, relation: factor < 0 ? relation.mirrored : relation, at: side / factor,
      weight: presolve.system.weights[origin] * factor.magnitude, row: Int32(truncatingIfNeeded: row),
      factor: factor)
  }

  /// Adds an active row to the simplex method.
  private mutating func addRow(_ row: Int, isRequired: Bool) {
    expander.start(side: presolve.rows.sides[row])
    for term in presolve.rows.terms(of: row) {
      expander.add(
        presolve.rows.roots[term], presolve.rows.coefficients[term], forms, presolve.definitions)
    }
    expander.finish(forms, presolve.definitions)
    let side = expander.result.side
    switch expander.result.count {
    case 0:
      if isRequired { checkConstant(row, side: side) }
    case 1:
      singles.append(
        penalty(
          row, variable: expander.result.roots[0], factor: expander.result.coefficients[0], side: side))
    default:
      let variable = addExpandedRow()
      shared.append(penalty(row, variable: variable, factor: 1, side: side))
    }
  }

  /// Adds the sum just expanded to the simplex method, and the bases in it.
  mutating func addExpandedRow() -> Int32 {
    var variables: [Int32] = []
    variables.reserveCapacity(expander.result.count)
    for root in expander.result.roots { variables.append(column(of: root)) }
    let variable = simplex.addRow(variables: variables, coefficients: expander.result.coefficients)
    simplexBases.append(-1)
    return Int32(truncatingIfNeeded: variable)
  }

  /// The simplex variable of a base, added if it has none.
  private mutating func column(of base: Int32) -> Int32 {
    let index = Int(base)
    if columns[index] < 0 {
      let hint = presolve.system.hints[index]
      let column = simplex.addColumn(lower: low[index], upper: high[index], preferred: hint)
      columns[index] = Int32(truncatingIfNeeded: column)
      simplexBases.append(base)
    }
    return columns[index]
  }

  /// Moves penalties on bases that are in the simplex method there.
  private mutating func shareSingles() {
    var kept = 0
    for index in singles.indices {
      var penalty = singles[index]
      let column = columns[Int(penalty.variable)]
      if column >= 0 {
        penalty.variable = column
        shared.append(penalty)
      } else {
        singles[kept] = penalty
        kept += 1
      }
    }
    singles.removeLast(singles.count - kept)
  }

  /// Minimises the penalties within the simplex method.
  private mutating func minimiseShared(firstNew: Int, isRequired: Bool) {
    simplex.penalties.load(shared)
    for variable in firstNew..<simplexBases.count where simplexBases[variable] >= 0 {
      simplex.settle(variable)
    }
    simplex.refreshValues()
    simplex.minimise()
    if isRequired { checkShared() }
    simplex.freeze()
    settleDetermined()
  }

  /// Settles the bases that the simplex method has no choice about any more.
  mutating func settleDetermined() {
    for (variable, base) in simplexBases.enumerated() where base >= 0 && forms[Int(base)].root >= 0 {
      if simplex.isHeld(variable) { settle(Int(base), at: simplex.values[variable]) }
    }
  }

  /// Looks for required rows that the least sum of violations still breaks.
  private mutating func checkShared() {
    let isBroken = shared.contains { penalty in
      let weight = presolve.system.weights[Int(presolve.rows.origins[Int(penalty.row)])]
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
