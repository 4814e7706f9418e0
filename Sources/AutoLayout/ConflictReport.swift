internal import Cassowary

extension Island {
  /// Required constraints of the document that contradict one another.
  func conflicts() -> [LayoutConflict] {
    guard let solution, !solution.conflicts.isEmpty else { return [] }
    return []
  }
}
