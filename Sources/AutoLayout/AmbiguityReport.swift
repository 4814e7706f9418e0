internal import Cassowary
internal import Resolution

extension Island {
  /// What the constraints leave open, view by view.
  func ambiguities() -> [LayoutAmbiguity] {
    // Where required constraints contradict one another, which of them is broken is open, and much with it.
    guard let solution, solution.isAmbiguous, solution.conflicts.isEmpty else { return [] }
    var found: [LayoutAmbiguity] = []
    for view in views {
      guard case .solved = view.placement else { continue }
      var values: [LayoutAmbiguity.Value] = []
      let near = isMirrored ? view.box.x.end : view.box.x.start
      if near.isMarked(in: solution.undetermined) { values.append(.horizontalPosition) }
      if view.box.y.start.isMarked(in: solution.undetermined) { values.append(.verticalPosition) }
      if view.box.x.length.isMarked(in: solution.undetermined) { values.append(.width) }
      if view.box.y.length.isMarked(in: solution.undetermined) { values.append(.height) }
      if !values.isEmpty { found.append(LayoutAmbiguity(node: NodeID(view.node), values: values)) }
    }
    return found
  }
}
