package import AutoLayout
internal import Catalog
package import Diagnostics
internal import Geometry
package import Instantiation
internal import Resolution
internal import Vocabulary

/// Things to tap that are smaller than a finger.
package struct SmallTapTarget: LayoutRule {
  package static let kind = DiagnosticKind(
    "small-tap-target", .warning, visibility: .offByDefault,
    summary: "a control of less than 44 by 44 points", explanation: explanation)

  static let explanation = """
    ## What it reports
    A visible button, a control of the author's own, or a view with a tap gesture whose solved frame is
    narrower or lower than 44 points. Controls that the system sizes (switches, sliders, steppers, segments,
    text fields) and what lies in bars are not looked at.
    ## Why
    Apple's Human Interface Guidelines ask for 44 by 44 points, so that a finger hits what it aims at.
    ## Example
        <button> … an icon of 24 by 24 points …
    ## Fix
    Give it a width and height of at least 44 points; the image keeps its size. Off by default: a button that
    is as large as its title is lower than that, so that more than a third of the documents with buttons have
    one.
    """

  /// The least extent in points (Human Interface Guidelines, "Layout").
  private static let least = 44.0
  /// A pixel of rounding.
  private static let tolerance = 0.51

  package func check(_ layout: LayoutTree, of views: ViewTree, into bag: inout DiagnosticBag) {
    let places = ViewPlaces(layout, of: views)
    let tapped = tappedViews(views)
    for (index, node) in views.nodes.enumerated() where node.role == .view {
      let isTarget = node.element == .button || node.element == .control || tapped[index]
      let place = places[index]
      guard isTarget, place.takesTouches, !place.isInBar, place.superview >= 0 else { continue }
      let size = place.frame.size
      guard min(size.width, size.height) < Self.least - Self.tolerance, size.width > 0, size.height > 0
      else { continue }
      bag.report(
        Self.kind, at: node.origin.place, .small(ConstraintText(views).item(NodeID(index)), size),
        object: node.documentID)
    }
  }

  /// Views to which a tap gesture is connected, by node.
  private func tappedViews(_ views: ViewTree) -> [Bool] {
    var result = [Bool](repeating: false, count: views.nodes.count)
    for connection in views.connections where connection.member == "gestureRecognizers" {
      guard let gesture = connection.destination, views[gesture].element == .tapGestureRecognizer else {
        continue
      }
      result[connection.source.index] = true
    }
    return result
  }
}

extension String {
  fileprivate static func small(_ item: String, _ size: Size) -> String {
    let extent = "\(NumberFormat.string(size.width)) × \(NumberFormat.string(size.height)) pt"
    return "'\(item)' is \(extent); targets of taps need at least 44 × 44 pt"
  }
}
