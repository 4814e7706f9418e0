internal import Cassowary
package import FontMetrics
package import Instantiation
internal import Resolution

/// A required constraint that the frames of a layout miss, though it is in no contradiction that was named.
///
/// There should be none: it is what tests of the engine look for.
package struct UnmetConstraint: Sendable {
  /// The document's constraint, or the rule that UIKit adds.
  package let member: LayoutConflict.Member
  /// How far the frames miss it before they are rounded, in points.
  package let distance: Double
}

/// A layout and how it meets its required constraints.
package struct VerifiedLayout: Sendable {
  package var layout: LayoutTree
  /// Constraints that no contradiction excuses, in the order of the document.
  package var unmet: [UnmetConstraint] = []
  /// What takes part in contradictions at the size laid out, which other sizes may not have.
  package var contradictory: [LayoutConflict.Member] = []
}

/// Lays out `tree` and measures its required constraints against the frames found.
///
/// `measuring` is as for `layOut`; `tolerance` is in points.
package func verifyLayout(
  of tree: ViewTree, measuring: (any TextMeasurer)? = nil, tolerance: Double = 0.01
) -> VerifiedLayout {
  var engine = LayoutEngine(tree, measurer: measuring)
  var unmet: [UnmetConstraint] = []
  var contradictory: [LayoutConflict.Member] = []
  let layout = engine.run(settingText: false) { island in
    let builder = island.measuredRows()
    unmet += island.unmetConstraints(builder, tolerance: tolerance)
    contradictory += island.contradictoryTags(builder, tolerance: tolerance)
      .compactMap { island.member($0, builder) }
  }
  return VerifiedLayout(layout: layout, unmet: unmet, contradictory: contradictory)
}

extension Island {
  /// The required rows of the last solution, text, margins and safe areas taken as the frames found ask for.
  fileprivate func measuredRows() -> ConstraintBuilder {
    var island = self
    var builder = ConstraintBuilder(measuringAt: solution?.values ?? [])
    island.placeViews(&builder)
    island.addConstraints(&builder)
    return builder
  }

  /// Rows that contradict one another, and those that contradict what is given.
  fileprivate func contradictoryTags(_ builder: ConstraintBuilder, tolerance: Double) -> [Int32] {
    let known = builder.distances.filter { $0.isKnown && $0.distance > tolerance }.map(\.tag)
    return (solution?.conflicts.flatMap(\.tags) ?? []) + known
  }

  /// Rows that are missed by more than `tolerance` points.
  fileprivate func unmetConstraints(_ builder: ConstraintBuilder, tolerance: Double) -> [UnmetConstraint] {
    let contradictory = Set(contradictoryTags(builder, tolerance: tolerance))
    return builder.distances.compactMap { row in
      guard !(row.distance <= tolerance), !contradictory.contains(row.tag) else { return nil }
      return member(row.tag, builder).map { UnmetConstraint(member: $0, distance: row.distance) }
    }
  }

  /// What rows with a tag say; nil for rows that stand for nothing.
  fileprivate func member(_ tag: Int32, _ builder: ConstraintBuilder) -> LayoutConflict.Member? {
    if tag >= 0 { return .constraint(Int(tag)) }
    return builder.implicit(tag).map { .implicit($0.rule, NodeID($0.node)) }
  }
}
