internal import Cassowary
internal import Instantiation
internal import Resolution

extension Island {
  /// Required constraints of the document that contradict one another in every layout.
  ///
  /// A contradiction of the solved system may come from the size of the canvas, which the running app doesn't
  /// have; so it only asks for a second look at a system without sizes.
  func conflicts() -> [LayoutConflict] {
    guard let solution, !solution.conflicts.isEmpty else { return [] }
    var found = contradictions(allowsNegative: true)
    for conflict in contradictions(allowsNegative: false) {
      let isKnown = found.contains { $0.members.allSatisfy(conflict.members.contains) }
      guard !isKnown else { continue }
      let root = NodeID(views.first?.node ?? 0)
      found.append(LayoutConflict(members: conflict.members + [.implicit("no size is negative", root)]))
    }
    return found
  }

  private func contradictions(allowsNegative: Bool) -> [LayoutConflict] {
    var loose = self
    loose.looseness = Looseness()
    var builder = ConstraintBuilder(isRequiredOnly: true, allowsNegative: allowsNegative)
    loose.placeViews(&builder)
    loose.addConstraints(&builder)
    return Cassowary.solve(builder.system).conflicts.compactMap { report($0, builder) }
  }

  /// Required constraints of the document that contradict one another at the island's size; constraints of
  /// views whose frames are given are left out, since code may have given them others.
  func conflictsAtSize() -> [LayoutConflict] {
    var strict = self
    strict.isAtRunTime = true
    var builder = ConstraintBuilder(isRequiredOnly: true, allowsNegative: true)
    strict.placeViews(&builder)
    strict.addConstraints(&builder)
    return Cassowary.solve(builder.system).conflicts.compactMap { report($0, builder) }
      .filter { $0.isWritten && $0.members.allSatisfy(isSolved) }
  }

  /// Whether constraints alone place the views that a member of a conflict ties.
  private func isSolved(_ member: LayoutConflict.Member) -> Bool {
    guard case .constraint(let position) = member else { return false }
    let constraint = context.tree.constraints[position]
    return [constraint.first, constraint.second].compactMap { $0.flatMap { anchor(of: $0.index) } }
      .allSatisfy { anchor in
        if case .given = views[anchor.view].placement { return views[anchor.view].element.isCellContent }
        return true
      }
  }

  private func report(_ conflict: Conflict, _ builder: ConstraintBuilder) -> LayoutConflict? {
    var members: [LayoutConflict.Member] = []
    for tag in conflict.tags {
      let member: LayoutConflict.Member
      if tag >= 0 {
        member = .constraint(Int(tag))
      } else if let implicit = builder.implicit(tag) {
        member = .implicit(implicit.rule, NodeID(implicit.node))
      } else {
        continue
      }
      if !members.contains(member) { members.append(member) }
    }
    let isWritten = members.contains { if case .constraint = $0 { true } else { false } }
    return isWritten ? LayoutConflict(members: members) : nil
  }
}
