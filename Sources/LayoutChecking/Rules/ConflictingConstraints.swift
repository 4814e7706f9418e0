package import AutoLayout
package import Diagnostics
package import Instantiation
internal import Resolution

/// Required constraints that contradict each other.
package struct ConflictingConstraints: LayoutRule {
  package static let kind = DiagnosticKind(
    "conflicting-constraints", .error, summary: "required constraints that cannot hold together",
    explanation: explanation)

  static let explanation = """
    ## What it reports
    A smallest set of required constraints that contradict each other, found by solving; taking any one of
    them
    away resolves the conflict. Constraints that say the same are no conflict.
    ## Why
    At run time UIKit breaks one of them, which one isn't specified, and logs "Unable to simultaneously
    satisfy constraints".
    ## Example
        <constraint firstAttribute="width" constant="50" id="a1b-2c-d3e"/>
        <constraint firstAttribute="width" constant="100" id="f4g-5h-i6j"/>
    ## Fix
    Remove one of the members, or give one a priority below 1000.
    """

  /// How many other members are named.
  private static let noteLimit = 3

  package func check(_ layout: LayoutTree, of views: ViewTree, into bag: inout DiagnosticBag) {
    let words = ConstraintText(views)
    for conflict in layout.conflicts where conflict.isWritten {
      let members = members(of: conflict, in: views)
      guard let last = members.last else { continue }
      bag.report(
        Self.kind, at: last.origin.place, .conflict(words.text(last)), object: last.id,
        notes: notes(members.dropLast(), words))
    }
  }

  /// The members in document order.
  private func members(of conflict: LayoutConflict, in views: ViewTree) -> [ResolvedConstraint] {
    let positions = conflict.members.compactMap { member -> Int? in
      if case .constraint(let position) = member { return position }
      return nil
    }
    return positions.sorted().filter(views.constraints.indices.contains).map { views.constraints[$0] }
  }

  private func notes(
    _ others: ArraySlice<ResolvedConstraint>, _ words: ConstraintText
  ) -> [Diagnostic.Note] {
    var notes = others.prefix(Self.noteLimit).map { constraint in
      Diagnostic.Note(.member(words.text(constraint)), at: constraint.origin.place)
    }
    if others.count > Self.noteLimit { notes.append(Diagnostic.Note(.more(others.count - Self.noteLimit))) }
    return notes
  }
}

extension String {
  fileprivate static func conflict(_ constraint: String) -> String {
    "constraint '\(constraint)' cannot hold together with other required ones"
  }

  fileprivate static func member(_ constraint: String) -> String { "it contradicts '\(constraint)'" }

  fileprivate static func more(_ count: Int) -> String { "and \(count) more" }
}
