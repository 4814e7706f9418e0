/// Solves what presolving left, part by part, level by level.
///
/// A base that no coupling row concerns is settled on its own: each level narrows its interval to where its
/// penalties are least. Rows that couple several bases are first left aside if they are inequalities;
/// if the point found breaks none of them, it is the optimum of the whole, since leaving rows aside only
/// widens the choice. Otherwise the worst of the broken rows are made active and the part is solved again:
/// active rows and the bases in them go through the simplex method. Soft equalities are active at once.
struct PartSolver {
  /// Most times one part is solved again.
  private static let restartLimit = 60

  /// What is solved.
  let presolve: Presolve
  /// What defines roots: the required equalities, and soft ones while a part is solved.
  var definitions: Definitions
  /// The soft equalities among them, in the order in which they were taken.
  var peeled: [PeeledRow] = []
  /// The priority of each root's strongest wish, made when first needed.
  var wishes: [Double] = []
  /// The current form of each root: itself, a constant once settled, a function of one base, or general.
  var forms: [Form]
  /// Lowest value each base may take.
  var low: [Double]
  /// Highest value each base may take.
  var high: [Double]
  /// Values of roots, as far as they are known.
  var values: [Double]
  /// Whether each coupling row goes through the simplex method.
  var isActive: [Bool]
  /// Whether each of the system's variables is left a choice.
  var undetermined: [Bool]
  /// Whether any variable of the part at hand is left a choice.
  var isPartAmbiguous = false
  /// Whether a required row is broken.
  var isBroken: Bool { !contradictions.isEmpty }
  /// Whether any values do where the constraints leave a choice.
  private let takesAnyChoice: Bool
  /// Where bases in clusters got to, in sum, when it was tried which can move; made when first needed.
  var drift: [Double] = []
  /// Work counts.
  var statistics = SolverStatistics()

  /// Bases that are solved together; only the first `clusterCount` are in use.
  var clusters: [Cluster] = []
  var clusterCount = 0
  /// Cluster of each base, or −1.
  var clusterOf: [Int32]
  /// Simplex variable of each base within its cluster.
  var columns: [Int32]
  /// Clusters that have penalties at the level at hand.
  var touchedClusters: [Int32] = []
  var expander: Expander
  /// Bases of the part at hand that are not settled.
  var openCount = 0
  /// Whether a base was settled since the definitions were last looked at.
  var hasNews = false
  /// Coupling rows of the part at hand that were left aside.
  var leftAside: [Int32] = []
  /// Coupling rows of the level at hand.
  var coupling: [Int32] = []
  /// Those of them that go through the simplex method, written out in bases.
  var expanded: [ExpandedRow] = []
  /// Penalties of the level at hand on single bases.
  var singles: [Penalty] = []
  /// The system's variables by part, made when first needed.
  var members: Buckets?

  /// Multipliers of required rows where some are broken: proof that no less can be missed in sum.
  private(set) var multipliers: [RowMultiplier] = []
  /// The contradictions met, as multipliers of required rows; those of one contradiction adjacent.
  private(set) var contradictions: [[RowMultiplier]] = []
  private var multiplierStart = 0
  private var contradictionStart = 0

  /// Prepares to solve; coupling constraints marked in `isCoupling` are not left aside at first.
  ///
  /// With `takesAnyChoice` the tie-break is left out, for where only contradictions matter.
  init(_ presolve: Presolve, isCoupling: [Bool] = [], takesAnyChoice: Bool = false) {
    self.presolve = presolve
    self.takesAnyChoice = takesAnyChoice
    definitions = presolve.definitions
    let count = presolve.forms.count
    forms = []
    forms.reserveCapacity(count)
    for index in 0..<count { forms.append(Form(root: Int32(truncatingIfNeeded: index))) }
    low = Array(repeating: -.infinity, count: count)
    high = Array(repeating: .infinity, count: count)
    values = Array(repeating: 0, count: count)
    columns = Array(repeating: -1, count: count)
    clusterOf = columns
    undetermined = Array(repeating: false, count: count)
    isActive =
      isCoupling.isEmpty
      ? Array(repeating: false, count: presolve.rows.count)
      : presolve.rows.origins.map { isCoupling[Int($0)] }
    expander = Expander(variables: count)
  }

  /// Values of all variables of the system, always finite.
  var systemValues: [Double] {
    var all: [Double] = []
    all.reserveCapacity(presolve.forms.count)
    for (variable, form) in presolve.forms.enumerated() {
      let value = form.root < 0 ? form.offset : form.factor * values[Int(form.root)] + form.offset
      all.append(value.isFinite ? value : presolve.system.hints[variable])
    }
    return all
  }

  /// Solves all parts.
  mutating func solve() {
    checkConstantRows()
    for part in 0..<presolve.parts.count { solve(part) }
    statistics.components = presolve.parts.count
    statistics.visits = presolve.visits
    statistics.eliminated = forms.count - presolve.parts.bases.items.count
  }

  /// Looks for broken required rows in which no variable is left.
  private mutating func checkConstantRows() {
    for row in 0..<presolve.rows.count where presolve.rows.terms(of: row).isEmpty {
      guard level(Int32(truncatingIfNeeded: row)) == presolve.requiredLevel else { continue }
      checkConstant(row, side: presolve.rows.sides[row])
    }
  }

  /// Solves a part, again with more active rows for as long as a row left aside is broken.
  private mutating func solve(_ part: Int) {
    isPartAmbiguous = false
    multiplierStart = multipliers.count
    contradictionStart = contradictions.count
    var budget = 1
    for _ in 0..<Self.restartLimit {
      run(part)
      countWork()
      guard activateBroken(in: part, atMost: budget) else { return }
      statistics.restarts += 1
      budget *= 2
    }
    statistics.isTruncated = true
  }

  /// Takes a part through all levels and the tie-break.
  private mutating func run(_ part: Int) {
    reset(part)
    refreshDefinitions(part)
    let rows = presolve.parts.rows
    let range = rows.range(part)
    var start = range.lowerBound
    while start < range.upperBound, openCount > 0 || level(rows.items[start]) == presolve.requiredLevel {
      var end = start + 1
      while end < range.upperBound, level(rows.items[end]) == level(rows.items[start]) { end += 1 }
      let isRequired = level(rows.items[start]) == presolve.requiredLevel
      solveLevel(rows.items[start..<end], part, isRequired: isRequired)
      start = end
    }
    if openCount > 0 { if takesAnyChoice { takeAnyChoice(part) } else { settleChoices(part) } }
    evaluate(part)
  }

  private func level(_ row: Int32) -> Int32 { presolve.levels.ofRows[Int(row)] }

  private mutating func reset(_ part: Int) {
    leftAside.removeAll(keepingCapacity: true)
    closeClusters()
    peeled.removeAll(keepingCapacity: true)
    hasNews = false
    multipliers.removeLast(multipliers.count - multiplierStart)
    contradictions.removeLast(contradictions.count - contradictionStart)
    if isPartAmbiguous { forgetChoices(part) }
    let bases = presolve.parts.bases
    openCount = bases.range(part).count
    for index in bases.range(part) {
      let base = Int(bases.items[index])
      forms[base] = Form(root: bases.items[index])
      low[base] = -.infinity
      high[base] = .infinity
      clusterOf[base] = -1
    }
    let defined = presolve.parts.defined
    for index in defined.range(part) {
      forms[Int(defined.items[index])] = Form(root: Form.general, factor: 0, offset: 0)
    }
  }

  /// Files a proof that required rows contradict one another.
  mutating func fileContradiction(_ proof: [RowMultiplier], leastSum: [RowMultiplier]) {
    contradictions.append(proof)
    multipliers.append(contentsOf: leastSum)
  }

  /// Computes the values of a part's roots.
  private mutating func evaluate(_ part: Int) {
    for index in 0..<clusterCount {
      for (variable, base) in clusters[index].bases.enumerated()
      where base >= 0 && forms[Int(base)].root >= 0 {
        values[Int(base)] = clusters[index].simplex.values[variable]
      }
    }
    for entry in peeled.reversed() { values[Int(entry.base)] = definitions.value(of: entry.base, values) }
    let defined = presolve.parts.defined
    for index in defined.range(part) {
      let root = defined.items[index]
      values[Int(root)] = definitions.value(of: root, values)
      if !values[Int(root)].isFinite { statistics.isTruncated = true }
    }
  }

  /// Makes the worst of the broken rows active that were left aside; returns whether there were any.
  private mutating func activateBroken(in part: Int, atMost budget: Int) -> Bool {
    var broken: [(excess: Double, row: Int32)] = []
    for row in leftAside {
      let excess = violation(of: Int(row))
      if excess > Tolerance.violation || (isPartAmbiguous && holdsChoice(Int(row))) {
        broken.append((excess, row))
      }
    }
    for entry in peeled {
      let excess = excess(of: entry)
      if excess > Tolerance.violation || (isPartAmbiguous && holdsChoice(entry)) {
        broken.append((excess, entry.row))
      }
    }
    guard !broken.isEmpty else { return false }
    broken.sort { ($1.excess, $0.row) < ($0.excess, $1.row) }
    for entry in broken.prefix(budget) { isActive[Int(entry.row)] = true }
    return true
  }

  /// Whether a row just met may keep a variable from moving that seems to be left a choice.
  private func holdsChoice(_ row: Int) -> Bool {
    guard excess(of: row).magnitude <= Tolerance.violation else { return false }
    return presolve.rows.terms(of: row).contains { undetermined[Int(presolve.rows.roots[$0])] }
  }

  /// How far the current values break a row.
  func violation(of row: Int) -> Double {
    let relation = presolve.system.relation(at: Int(presolve.rows.origins[row]))
    return relation.violation(ofExcess: excess(of: row))
  }

  /// By how much a row's left side exceeds its right side at the current values.
  private func excess(of row: Int) -> Double {
    let rows = presolve.rows
    var excess = -rows.sides[row]
    for term in rows.terms(of: row) { excess += rows.coefficients[term] * values[Int(rows.roots[term])] }
    return excess
  }
}
