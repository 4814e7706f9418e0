internal import Cassowary
internal import Resolution

extension Island {
  /// What the constraints leave open, view by view, and the least that would settle it.
  func ambiguities() -> [LayoutAmbiguity] {
    // Where required constraints contradict one another, which of them is broken is open, and much with it.
    guard let solution, solution.isAmbiguous, solution.conflicts.isEmpty else { return [] }
    let open = openValues(solution)
    // Text that code sets later settles what empty labels leave open.
    let remedies = AmbiguitySearch(self).remedies(for: open).filter { index, remedy in
      !views[index].isBlank
        && !remedy.others.contains { self.index(of: $0.index).map { views[$0].isBlank } ?? false }
    }
    var found: [LayoutAmbiguity] = []
    for value in open {
      let node = NodeID(views[value.view].node)
      if found.last?.node == node {
        found[found.count - 1].values.append(value.value)
      } else {
        found.append(LayoutAmbiguity(node: node, values: [value.value], remedy: remedies[value.view]))
      }
    }
    return found
  }

  /// The values of views that a solution leaves a choice, in the order of views.
  func openValues(_ solution: Solution) -> [OpenValue] {
    var open: [OpenValue] = []
    for (index, view) in views.enumerated() {
      guard case .solved = view.placement else { continue }
      for value in [LayoutAmbiguity.Value.horizontalPosition, .verticalPosition, .width, .height]
      where linear(value, of: view).isMarked(in: solution.undetermined) {
        open.append(OpenValue(view: index, value: value))
      }
    }
    return open
  }

  /// A value in terms of the unknowns.
  func linear(_ value: LayoutAmbiguity.Value, of view: IslandView) -> Linear {
    switch value {
    case .horizontalPosition: isMirrored ? view.box.x.end : view.box.x.start
    case .verticalPosition: view.box.y.start
    case .width: view.box.x.length
    case .height: view.box.y.length
    }
  }
}
