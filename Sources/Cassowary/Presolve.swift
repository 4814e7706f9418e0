/// What is left of a system once required equalities have removed what they can.
struct Presolve {
  /// The system, with a row *variable ≥ 0* added for each declared sign.
  let system: LinearSystem
  /// Each variable as a function of its root.
  let forms: [Form]
  /// Roots that are sums over others.
  let definitions: Definitions
  /// Inequalities and soft constraints in terms of roots.
  let rows: ReducedRows
  /// Level of each of `rows`; the required one, if there is any, has the number of `requiredLevel`.
  let levels: Levels
  /// The independent parts.
  let parts: Parts
  /// Required equalities that removed a variable.
  let pivots: [Int32]
  /// Required equalities that others contradict.
  let inconsistent: [Int32]
  /// Variables rewritten and terms looked at by the elimination.
  let visits: Int

  /// Level number of required rows, or −1 if no required row is left.
  var requiredLevel: Int32 { levels.priorities.first == LinearSystem.required ? 0 : -1 }

  /// Reduces a system; equalities marked in `isSoftened` are kept as rows of the topmost level.
  init(_ original: LinearSystem, isSoftened: [Bool] = []) {
    system = original.withSignRows()
    var equalities: [Int32] = []
    var others: [Int32] = []
    for index in system.records.indices where system.isUsable(index) {
      let isRequired = system.priority(at: index) == LinearSystem.required
      let isKept = !isSoftened.isEmpty && index < isSoftened.count && isSoftened[index]
      if isRequired, system.relation(at: index) == .equal, !isKept {
        equalities.append(Int32(truncatingIfNeeded: index))
      } else {
        others.append(Int32(truncatingIfNeeded: index))
      }
    }
    let elimination = Elimination(system, rows: equalities)
    forms = elimination.forms
    visits = elimination.visits
    rows = ReducedRows(system, rows: others, forms: forms)
    levels = Levels(system, rows: others)
    if elimination.pending.isEmpty {
      definitions = Definitions(variables: forms.count)
      pivots = elimination.pivots
      inconsistent = elimination.inconsistent
    } else {
      let builder = DefinitionBuilder(
        rows: ReducedRows(system, rows: elimination.pending, forms: forms),
        wishes: Self.wishes(rows, system))
      definitions = builder.definitions
      pivots = elimination.pivots + builder.pivots
      inconsistent = elimination.inconsistent + builder.inconsistent
    }
    parts = Parts(forms: forms, definitions: definitions, rows: rows, levels: levels)
  }

  /// A multiplier of one of `rows` as one of the constraint it comes from.
  func originMultiplier(_ multiplier: RowMultiplier) -> RowMultiplier {
    RowMultiplier(row: rows.origins[Int(multiplier.row)], value: multiplier.value)
  }

  /// The slope of a constraint's violation in its left side, where the given values miss it.
  func violationSlope(_ row: Int32, at values: [Double]) -> Double {
    var excess = -system.constant(at: Int(row))
    for term in system.terms(of: Int(row)) {
      excess += system.coefficients[term] * values[Int(system.termVariables[term])]
    }
    return excess < 0 ? -system.weight(at: Int(row)) : system.weight(at: Int(row))
  }

  /// The priority of the strongest wish for each root alone; a bound counts half a point.
  static func wishes(_ rows: ReducedRows, _ system: LinearSystem) -> [Double] {
    var wishes = Array(repeating: 0.0, count: system.variableCount)
    for row in 0..<rows.count where rows.terms(of: row).count == 1 {
      let root = Int(rows.roots[rows.terms(of: row).lowerBound])
      let priority = system.priority(at: Int(rows.origins[row]))
      wishes[root] = max(wishes[root], priority == LinearSystem.required ? 0.5 : priority)
    }
    return wishes
  }
}
