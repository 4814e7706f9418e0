internal import Cassowary
internal import Resolution

extension Island {
  /// What the constraints leave open, view by view.
  func ambiguities() -> [LayoutAmbiguity] {
    guard let solution, solution.isAmbiguous else { return [] }
    var found: [LayoutAmbiguity] = []
    for view in views {
      guard case .solved = view.placement else { continue }
      var values: [LayoutAmbiguity.Value] = []
      if view.box.x.start.isMarked(in: solution.undetermined) { values.append(.horizontalPosition) }
      if view.box.y.start.isMarked(in: solution.undetermined) { values.append(.verticalPosition) }
      if view.box.x.length.isMarked(in: solution.undetermined) { values.append(.width) }
      if view.box.y.length.isMarked(in: solution.undetermined) { values.append(.height) }
      if !values.isEmpty { found.append(LayoutAmbiguity(node: NodeID(view.node), values: values)) }
    }
    return found
  }
}
