/// How much work a solution took: counts that do not depend on the machine.
package struct SolverStatistics: Hashable, Sendable {
  /// Pivots of the simplex method, over all parts.
  package var pivots = 0
  /// Constraints that took part in the simplex method, over all parts.
  package var rows = 0
  /// Most columns in one tableau.
  package var peakColumns = 0
  /// Variables that required equalities removed before any search.
  package var eliminated = 0
  /// Variables rewritten and terms looked at by the elimination of required equalities.
  package var visits = 0
  /// Parts that share no variable after elimination.
  package var components = 0
  /// Times a part was solved again because a constraint that had been left aside was broken.
  package var restarts = 0
  /// Whether a bound on the work was hit, so that the values may not be optimal.
  package var isTruncated = false

  /// Counts nothing.
  package init() {}
}
