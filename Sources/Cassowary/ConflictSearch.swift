/// Finds the contradictions among a system's required constraints.
///
/// A contradiction is found from the multipliers of an infeasible simplex optimum and then thinned, by
/// leaving out one member after another, until each member is needed. Its member added last is then
/// left out of the search and the next one looked for, until the rest agree: so each constraint that
/// would have to go is named once, with all that it contradicts.
struct ConflictSearch {
  /// Most contradictions reported for one system.
  private static let limit = 64
  /// Most members for which it is tried to leave out each; a larger set is reported as it was found.
  private static let thinningLimit = 300
  private let view: RowView
  private var solver: PlainSolver

  /// Prepares to search a system.
  init(_ system: LinearSystem) {
    view = RowView(system: system)
    solver = PlainSolver(system)
  }

  /// All contradictions.
  mutating func conflicts() -> [Conflict] {
    var rows = view.requiredRows
    var found: [Conflict] = []
    while found.count < Self.limit {
      var members = solver.contradiction(in: rows)
      guard !members.isEmpty else { break }
      members = thin(members)
      let constraints = members.filter { !view.isSign($0) }.sorted()
      guard let last = constraints.last else { break }
      found.append(
        Conflict(
          constraints: constraints.map { ConstraintIndex(index: $0) },
          tags: constraints.map { view.system.tag(at: Int($0)) }))
      rows.removeAll { $0 == last }
    }
    return found.sorted(by: Conflict.precedes)
  }

  /// Leaves out members for as long as the rest still contradict one another.
  mutating func thin(_ members: [Int32]) -> [Int32] {
    guard members.count <= Self.thinningLimit else { return members }
    var needed = members
    var index = 0
    while index < needed.count {
      var fewer = needed
      fewer.remove(at: index)
      let rest = solver.contradiction(in: fewer)
      guard !rest.isEmpty else {
        index += 1
        continue
      }
      let kept = Set(needed[..<index])
      needed = rest.count < fewer.count && kept.isSubset(of: rest) ? rest : fewer
    }
    return needed
  }
}
