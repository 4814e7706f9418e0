/// Bases that active rows couple, with the tableau they are solved in.
struct Cluster {
  /// Most cells of a tableau: 256 MB of them.
  private static let cellLimit = 32_000_000

  /// The tableau.
  var simplex = Simplex()
  /// Base of each simplex variable; −1 for the activity of a row.
  var bases: [Int32] = []
  /// Penalties of the level at hand.
  var penalties: [Penalty] = []
  /// Simplex variables of bases that joined since the last search; no bounded row depends on them.
  var newcomers: [Int32] = []

  /// Whether the tableau may grow by another row.
  var hasRoom: Bool { simplex.cells.count < Self.cellLimit }

  /// Forgets everything.
  mutating func removeAll() {
    simplex.removeAll()
    bases.removeAll(keepingCapacity: true)
    penalties.removeAll(keepingCapacity: true)
    newcomers.removeAll(keepingCapacity: true)
  }

  /// Minimises the penalties; bounds stay as they are.
  mutating func minimise() {
    simplex.penalties.load(penalties)
    for variable in newcomers { simplex.settle(Int(variable)) }
    if !newcomers.isEmpty { simplex.refreshValues() }
    newcomers.removeAll(keepingCapacity: true)
    simplex.minimise()
  }

  /// Keeps the least sum just found, at all lower levels.
  mutating func freeze() {
    simplex.freeze()
    simplex.retire()
    penalties.removeAll(keepingCapacity: true)
  }
}
