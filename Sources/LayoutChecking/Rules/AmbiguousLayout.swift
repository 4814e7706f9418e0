package import AutoLayout
package import Diagnostics
package import Instantiation
internal import Resolution

/// Views whose constraints leave position or size open.
package struct AmbiguousLayout: LayoutRule {
  package static let kind = DiagnosticKind(
    "ambiguous-layout", .warning, visibility: .counted,
    summary: "constraints that leave a view's position or size open", explanation: explanation)

  static let explanation = """
    ## What it reports
    A view whose position or size has more than one solution, and on which axis. It is found by solving, not
    by the
    mark that Interface Builder saved.
    ## Why
    UIKit takes any of the solutions, and another one after the next change of the screen.
    ## Example
        <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="a1b-2c-d3e"/>
    with no constraint at all.
    ## Fix
    Add a constraint for what is open; where several views compete for space, give one a lower hugging
    priority.
    """

  package func check(_ layout: LayoutTree, of views: ViewTree, into bag: inout DiagnosticBag) {
    for ambiguity in layout.ambiguities {
      let node = views[ambiguity.node]
      bag.report(
        Self.kind, at: node.origin.place, .open(ConstraintText(views).item(ambiguity.node), ambiguity.values),
        object: node.isIDInvented ? nil : node.id)
    }
  }
}

extension String {
  fileprivate static func open(_ item: String, _ values: [LayoutAmbiguity.Value]) -> String {
    let names = values.map { value in
      switch value {
      case .horizontalPosition: "horizontal position"
      case .verticalPosition: "vertical position"
      case .width: "width"
      case .height: "height"
      }
    }
    let list =
      names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    return "constraints leave the \(list) of '\(item)' open"
  }
}
