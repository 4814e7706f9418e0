package import AutoLayout
internal import Catalog
package import Diagnostics
internal import Geometry
package import Instantiation
internal import Resolution
internal import Vocabulary

/// Marks that Interface Builder saved of a layout that the constraints no longer give.
package struct StaleLayoutFlag: LayoutRule {
  package static let kind = DiagnosticKind(
    "stale-layout-flag", .warning, visibility: .offByDefault,
    summary: "a saved 'misplaced' or 'ambiguous' that solving doesn't confirm", explanation: explanation)

  package static let mayFollowFromErrors = true
  package static let isOfOwnCanvas = true

  static let explanation = """
    ## What it reports
    A view with `ambiguous="YES"` whose constraints leave nothing open, and one with `misplaced="YES"` whose
    stored frame is the one that the constraints give.
    ## Why
    Interface Builder writes these marks when it saves, and only then: after a merge, or an edit by hand, they
    say what once was. Linters that read the marks instead of solving report them for ever.
    ## Example
        <label misplaced="YES" text="Name" …> … with a rect that is right
    ## Fix
    Remove the mark (the fix-it does), or save the document in Xcode. Not judged are views whose own class
    may say what the document doesn't, cells, and scroll views with content that nothing ties. Off by default:
    a mark does no harm at run time.
    """

  package func check(_ layout: LayoutTree, of views: ViewTree, into bag: inout DiagnosticBag) {
    guard views.isOnOwnCanvas, !layout.isContradictory else { return }
    let isOpen = openViews(layout, views)
    for (index, node) in views.nodes.enumerated() where views.isSolved(index) {
      let entry = layout.entries[index]
      guard entry.isLaidOut else { continue }
      if node.saved.misplacedMark >= 0, let stored = node.frame, LayoutComparison.agrees(stored, entry.frame)
      {
        report(index, Int(node.saved.misplacedMark), "misplaced", views, &bag)
      }
      if node.saved.ambiguousMark >= 0, node.customClass == nil, !isOpen[index], !node.element.isCell,
        !node.element.isCellContent
      {
        report(index, Int(node.saved.ambiguousMark), "ambiguous", views, &bag)
      }
    }
  }

  /// Views of which something is open, or that lie around or inside such views.
  private func openViews(_ layout: LayoutTree, _ views: ViewTree) -> [Bool] {
    var isOpen = [Bool](repeating: false, count: views.nodes.count)
    for ambiguity in layout.ambiguities { isOpen[ambiguity.node.index] = true }
    for content in layout.untiedContents { isOpen[content.scrollView.index] = true }
    for (index, node) in views.nodes.enumerated() {
      guard let parent = node.parent, isOpen[parent.index] else { continue }
      isOpen[index] = true
    }
    return isOpen
  }

  private func report(
    _ index: Int, _ position: Int, _ flag: String, _ views: ViewTree, _ bag: inout DiagnosticBag
  ) {
    let node = views.nodes[index]
    let place = SpanRef(
      file: node.origin.place.file, element: Int(node.origin.place.element), part: .attributeName(position))
    bag.report(
      Self.kind, at: place, .stale(flag, ConstraintText(views).item(NodeID(index))),
      object: node.documentID,
      fixIts: [FixIt(.removal(flag), edits: [FixIt.Edit(.removeAttribute, at: place)])])
  }
}

extension String {
  fileprivate static func stale(_ flag: String, _ item: String) -> String {
    flag == "ambiguous"
      ? "'\(item)' is marked as ambiguous, but its constraints leave nothing open"
      : "'\(item)' is marked as misplaced, but its frame is the one that its constraints give"
  }

  fileprivate static func removal(_ flag: String) -> String { "remove '\(flag)=\"YES\"'" }
}
