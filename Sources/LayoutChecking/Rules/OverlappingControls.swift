package import AutoLayout
internal import Catalog
package import Diagnostics
internal import Geometry
package import Instantiation
internal import Resolution
internal import Vocabulary

/// Controls that lie over one another.
package struct OverlappingControls: LayoutRule {
  package static let kind = DiagnosticKind(
    "overlapping-controls", .warning, visibility: .offByDefault,
    summary: "two controls of which one lies over the other", explanation: explanation)

  static let explanation = """
    ## What it reports
    Two visible controls that take touches (buttons, switches, sliders, text fields …) whose solved frames
    overlap by more than two points both ways. Controls in each other, hidden ones, a control that floats over
    what scrolls, and one that lies wholly within a text field are not looked at.
    ## Why
    Where they overlap, only the upper one gets the touches.
    ## Example
        two buttons, each tied to the same corner of one view
    ## Fix
    Tie them to each other with a distance, or hide one of them (`hidden="YES"`) where code shows them in
    turn. Off by default: controls of which code shows one at a time are often drawn over each other. In 1,745
    documents of public apps 11 have such controls, most of them on purpose.
    """

  /// The overlap in points that is not reported.
  private static let tolerance = 2.0

  package func check(_ layout: LayoutTree, of views: ViewTree, into bag: inout DiagnosticBag) {
    let places = ViewPlaces(layout, of: views)
    let controls = views.nodes.indices.filter {
      views.nodes[$0].role == .view && views.nodes[$0].element.isControl && places[$0].takesTouches
        && !places[$0].isInBar
    }.sorted { (places[$0].frame.y, $0) < (places[$1].frame.y, $1) }
    for (position, upper) in controls.enumerated() {
      for lower in controls[(position + 1)...] {
        // They are sorted by their tops: what begins below touches none of the rest.
        if places[lower].frame.y >= places[upper].frame.maxY { break }
        check(min(upper, lower), max(upper, lower), places, views, &bag)
      }
    }
  }

  /// Reports the later one of two controls, which lies above.
  private func check(
    _ first: Int, _ second: Int, _ places: ViewPlaces, _ views: ViewTree, _ bag: inout DiagnosticBag
  ) {
    guard places[first].root == places[second].root, places[first].scrollView == places[second].scrollView,
      let overlap = places[first].frame.intersection(places[second].frame),
      min(overlap.width, overlap.height) > Self.tolerance, !isInside(second, first, places),
      views.nodes[first].element != .textField || overlap != places[second].frame
    else { return }
    let node = views.nodes[second]
    let words = ConstraintText(views)
    bag.report(
      Self.kind, at: node.origin.place,
      .overlap(words.item(NodeID(second)), words.item(NodeID(first)), overlap),
      object: node.documentID,
      notes: [Diagnostic.Note(.lower(words.item(NodeID(first))), at: views.nodes[first].origin.place)])
  }

  private func isInside(_ index: Int, _ other: Int, _ places: ViewPlaces) -> Bool {
    var next = places[index].superview
    while next >= 0, next != other { next = places[next].superview }
    return next == other
  }
}

extension String {
  fileprivate static func overlap(_ item: String, _ other: String, _ overlap: Rect) -> String {
    let width = NumberFormat.string(overlap.width)
    let height = NumberFormat.string(overlap.height)
    return "'\(item)' covers \(width) × \(height) pt of '\(other)'; touches there don't reach the latter"
  }

  fileprivate static func lower(_ item: String) -> String { "'\(item)' is here" }
}
