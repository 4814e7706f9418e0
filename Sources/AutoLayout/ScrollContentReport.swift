internal import Cassowary
internal import Catalog
internal import Instantiation
internal import Resolution
internal import Vocabulary

extension Island {
  /// Scroll views whose content has an open extent, axis by axis.
  ///
  /// Code may size what it places, so a scroll view counts only where constraints lay out something in it.
  func untiedContents() -> [UntiedContent] {
    guard let solution, solution.conflicts.isEmpty else { return [] }
    var found: [UntiedContent] = []
    for (index, view) in views.enumerated() where view.element == .scrollView && isVerified(view) {
      let isWidthKnown = view.contentWidth.map { !$0.isMarked(in: solution.undetermined) } ?? false
      let isHeightKnown = view.contentHeight.map { !$0.isMarked(in: solution.undetermined) } ?? false
      if isWidthKnown, isHeightKnown { continue }
      if !isWidthKnown, let content = untied(index, isHorizontal: true) { found.append(content) }
      if !isHeightKnown, let content = untied(index, isHorizontal: false) { found.append(content) }
    }
    return found
  }

  /// Whether Interface Builder is to verify the view at all (`verifyAmbiguity`).
  private func isVerified(_ view: IslandView) -> Bool {
    context.tree.nodes[view.node].properties.string(.verifyAmbiguity) == nil
  }

  private func untied(_ scrollView: Int, isHorizontal: Bool) -> UntiedContent? {
    guard views.indices.contains(where: { views[$0].scrollView == scrollView && isSolved($0) }) else {
      return nil
    }
    let (near, far) = boundEdges(of: scrollView, isHorizontal: isHorizontal)
    let lack: UntiedContent.Lack
    switch (near, far) {
    case (false, false): lack = .bothEdges
    case (false, true): lack = .nearEdge
    case (true, false): lack = .farEdge
    case (true, true): lack = .extent
    }
    return UntiedContent(
      scrollView: NodeID(views[scrollView].node), isHorizontal: isHorizontal, lack: lack)
  }

  private func isSolved(_ index: Int) -> Bool {
    if case .solved = views[index].placement { return true }
    return false
  }

  /// Whether constraints bind what a scroll view holds to the near and to the far edge of its content.
  private func boundEdges(of scrollView: Int, isHorizontal: Bool) -> (near: Bool, far: Bool) {
    var near = false
    var far = false
    for position in context.map.constraints[number] {
      let constraint = context.tree.constraints[position]
      guard let second = constraint.second, let attribute = constraint.secondAttribute else { continue }
      let sides = [
        (constraint.first, constraint.firstAttribute, second), (second, attribute, constraint.first),
      ]
      for (item, attribute, other) in sides
      where attribute.isHorizontal == isHorizontal
        && bindsContent(item.index, attribute, other.index, scrollView)
      {
        if attribute.isNearEdge { near = true } else { far = true }
      }
    }
    return (near, far)
  }

  /// Whether an attribute of `item` in a constraint with `other` is one of a scroll view's content.
  private func bindsContent(
    _ item: Int, _ attribute: ConstraintAttribute, _ other: Int, _ scrollView: Int
  ) -> Bool {
    switch (anchor(of: item), anchor(of: other)) {
    case (.view(scrollView)?, let other?): attribute.isEdge && views[other.view].scrollView == scrollView
    case (.content(scrollView)?, _?): true
    default: false
    }
  }
}

extension ConstraintAttribute {
  /// Whether the attribute is an edge at which lines or pages begin.
  fileprivate var isNearEdge: Bool {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: true
    default: false
    }
  }
}
