package import AutoLayout
internal import Catalog
package import Diagnostics
internal import Geometry
package import Instantiation
internal import Resolution
internal import Vocabulary

/// Views that lie outside of their superview, in part or as a whole.
package struct ViewOutsideParent: LayoutRule {
  package static let kind = DiagnosticKind(
    "view-outside-parent", .warning, visibility: .offByDefault,
    summary: "a view that reaches beyond its superview", explanation: explanation)

  static let explanation = """
    ## What it reports
    A visible view whose solved frame reaches more than a point beyond the bounds of its superview: as a whole
    or in part, with the edges, and what comes of it. What scroll views hold is not looked at, nor are
    superviews without any size, and views whose constraints leave their place open.
    ## Why
    UIKit delivers no touches outside of a view's bounds, even where a subview is drawn there; and where the
    superview clips, the rest isn't drawn.
    ## Example
        <button id="but-to-n00"> … 20 points below the bottom edge of its superview …
    ## Fix
    Make the superview larger, or tie the view to its edges. Off by default: badges that stand over an edge
    and views that wait outside to slide in are drawn so on purpose. In 1,745 documents of public apps one in
    25 has such a view; of 20 that were looked at by hand 19 reached out, half of them on purpose.
    """

  /// What may reach out without being reported, in points.
  private static let tolerance = 1.0
  /// The same for controls whose frame is larger than their alignment rectangle (measured).
  private static let outsetTolerance = 2.5

  package func check(_ layout: LayoutTree, of views: ViewTree, into bag: inout DiagnosticBag) {
    let places = ViewPlaces(layout, of: views)
    let open = Set(layout.ambiguities.map(\.node.index))
    for (index, node) in views.nodes.enumerated() where node.role == .view && places[index].isVisible {
      let parent = places[index].superview
      guard parent >= 0, isJudged(node, in: views.nodes[parent]), !open.contains(index),
        !open.contains(parent), min(places[parent].frame.width, places[parent].frame.height) >= 1,
        let excess = Excess(of: places[index].frame, over: places[parent].frame, tolerance(of: node))
      else { continue }
      let words = ConstraintText(views)
      let isTouched = node.element.isControl && places[index].takesTouches
      bag.report(
        Self.kind, at: node.origin.place,
        .outside(
          words.item(NodeID(index)), of: words.item(NodeID(parent)), excess,
          clips: views.nodes[parent].properties.flag(.clipsSubviews), isTouched: isTouched),
        object: node.documentID)
    }
  }

  private func tolerance(of node: Node) -> Double {
    switch node.element {
    case .switch, .slider, .segmentedControl: Self.outsetTolerance
    default: Self.tolerance
    }
  }

  private func isJudged(_ node: Node, in parent: Node) -> Bool {
    node.slot == .subviews && !parent.element.scrolls && !node.element.isCell
      && !parent.element.isCell
  }
}

/// How far a frame reaches beyond another.
private struct Excess {
  /// The edges it crosses, with the distance in points.
  let edges: [(name: String, distance: Double)]
  /// Whether no point of it is inside.
  let isWhole: Bool

  init?(of frame: Rect, over bounds: Rect, _ tolerance: Double) {
    guard frame.width > 0, frame.height > 0 else { return nil }
    let all = [
      ("top", bounds.y - frame.y), ("left", bounds.x - frame.x), ("bottom", frame.maxY - bounds.maxY),
      ("right", frame.maxX - bounds.maxX),
    ]
    edges = all.filter { $0.1 > tolerance }.map { (name: $0.0, distance: $0.1) }
    isWhole = frame.intersection(bounds) == nil
    if edges.isEmpty { return nil }
  }
}

extension String {
  fileprivate static func outside(
    _ item: String, of parent: String, _ excess: Excess, clips: Bool, isTouched: Bool
  ) -> String {
    let consequence =
      switch (clips, isTouched) {
      case (true, _): excess.isWhole ? "; nothing of it is drawn" : "; the rest is cut off"
      case (false, true): "; touches there are not delivered"
      case (false, false): ""
      }
    if excess.isWhole { return "'\(item)' lies outside of '\(parent)'" + consequence }
    let edges = excess.edges.map { "the \($0.name) edge by \(NumberFormat.string($0.distance)) pt" }
    return "'\(item)' reaches beyond '\(parent)' over \(edges.joined(separator: ", "))" + consequence
  }
}
