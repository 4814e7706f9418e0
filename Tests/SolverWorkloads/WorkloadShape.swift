/// The shapes of systems that solvers are measured with.
///
/// All but `levels` are made so that the least weighted sum is also what strict priorities ask for, and
/// that there is one optimum only: so any solver must find the same values.
package enum WorkloadShape: String, CaseIterable, Sendable {
  /// A column of views, all required equalities.
  case chain
  /// Table cells of six views that share nothing.
  case cells
  /// Stacks of four in stacks of four, filled equally.
  case tree
  /// A row of views of equal width.
  case row
  /// A column in which wishes for every height contradict one another.
  case over
  /// Stacks in stacks in stacks, a level for each three views.
  case nest
  /// Rows of labels in which two wishes of a lower priority outweigh one of a higher.
  case levels

  /// The shapes on which all solvers agree.
  package static let agreed = allCases.filter { $0 != .levels }

  /// Makes a system of about `size` views; where `isEdited`, sizes are changed twenty times.
  package func workload(size: Int, isEdited: Bool = false) -> Workload {
    var writer = WorkloadWriter(
      name: "\(rawValue)\(isEdited ? "-edit" : "")-\(size)", seed: UInt64(size), isEdited: isEdited)
    switch self {
    case .chain: writer.writeChain(size)
    case .cells: writer.writeCells(size)
    case .tree: writer.writeTree(size)
    case .row: writer.writeRow(size)
    case .over: writer.writeOver(size)
    case .nest: writer.writeNest(size)
    case .levels: writer.writeLevels(size)
    }
    if isEdited { writer.writeSuggestions(20) }
    return writer.workload
  }
}
