package import AutoLayout
package import Diagnostics
internal import Geometry
package import Instantiation
internal import Resolution
internal import Vocabulary

/// Views whose constraints leave position or size open.
package struct AmbiguousLayout: LayoutRule {
  package static let kind = DiagnosticKind(
    "ambiguous-layout", .warning, summary: "constraints that leave a view's position or size open",
    explanation: explanation)

  package static let mayFollowFromErrors = true

  static let explanation = """
    ## What it reports
    A view whose position or size has more than one solution, and on which axis. It is found by solving, not
    by the mark that Interface Builder saved. Of views that hang on each other, the one is reported with which
    most is settled: values are stated on trial and solved again. Where two views want their sizes with the
    same priority and the space is more or less than both want, both are named.
    ## Why
    UIKit takes any of the solutions, and another one after the next change of the screen.
    ## Example
        <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="a1b-2c-d3e"/>
    with no constraint at all.
    ## Fix
    Add a constraint for what is open; where several views compete for space, give one a lower hugging
    priority. Nothing is said of documents with errors: what an error leaves out may be what is missing. A
    view whose class has an intrinsic size of its own says so by a placeholder size.
    """

  package func check(_ layout: LayoutTree, of views: ViewTree, into bag: inout DiagnosticBag) {
    let words = ConstraintText(views)
    for ambiguity in layout.ambiguities {
      guard let remedy = ambiguity.remedy, !isInUntiedContent(ambiguity, layout, views) else { continue }
      let node = views[ambiguity.node]
      // What a view of an unknown element wants of itself can't be known.
      guard node.element != .unknown else { continue }
      let item = words.item(ambiguity.node)
      let message: String
      if let rival = remedy.rival, remedy.values.count == 1 {
        message = .contested(item, words.item(rival.node), rival)
      } else {
        message = .open(item, ambiguity.values)
      }
      bag.report(
        Self.kind, at: node.origin.place, message, object: node.documentID,
        notes: [
          Diagnostic.Note(
            .remedy(remedy, others: remedy.others.filter { $0 != remedy.rival?.node }.map(words.item)))
        ])
    }
  }
}

extension AmbiguousLayout {
  /// Whether the view is in a scroll view whose content is open along the same axis: that is reported there.
  private func isInUntiedContent(
    _ ambiguity: LayoutAmbiguity, _ layout: LayoutTree, _ views: ViewTree
  ) -> Bool {
    guard !layout.untiedContents.isEmpty else { return false }
    var next = views[ambiguity.node].parent
    while let node = next {
      for content in layout.untiedContents where content.scrollView == node {
        let along: [LayoutAmbiguity.Value] =
          content.isHorizontal ? [.horizontalPosition, .width] : [.verticalPosition, .height]
        if ambiguity.values.contains(where: along.contains) { return true }
      }
      next = views[node].parent
    }
    return false
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
    return "constraints leave the \(WordList.text(names)) of '\(item)' open"
  }

  fileprivate static func contested(
    _ first: String, _ second: String, _ rival: LayoutAmbiguity.Rival
  ) -> String {
    let extents = rival.isWidth ? "widths" : "heights"
    return "constraints leave the \(extents) of '\(first)' and '\(second)' open; both have "
      + "\(priorityName(rival)) \(NumberFormat.string(rival.priority))"
  }

  private static func priorityName(_ rival: LayoutAmbiguity.Rival) -> String {
    (rival.isWidth ? "horizontal " : "vertical ")
      + (rival.isStretched ? "hugging priority" : "compression resistance priority")
  }

  fileprivate static func remedy(_ remedy: LayoutAmbiguity.Remedy, others: [String]) -> String {
    if let rival = remedy.rival, remedy.values.count == 1 {
      return "a lower \(priorityName(rival)) of one of them would settle it" + including(others)
    }
    let values = remedy.values
    var wants: [String] = []
    switch (values.contains(.horizontalPosition), values.contains(.width)) {
    case (true, true): wants.append("constraints to leading and trailing, or to one of them and a width,")
    case (true, false): wants.append("a leading, trailing or centre X constraint")
    case (false, true): wants.append("a width, or a constraint that leads to one,")
    case (false, false): break
    }
    switch (values.contains(.verticalPosition), values.contains(.height)) {
    case (true, true): wants.append("constraints to top and bottom, or to one of them and a height,")
    case (true, false): wants.append("a top, bottom or centre Y constraint")
    case (false, true): wants.append("a height, or a constraint that leads to one,")
    case (false, false): break
    }
    return wants.joined(separator: " and ") + " would settle it" + including(others)
  }

  /// What else is settled, at most three views by name.
  private static func including(_ others: [String]) -> String {
    others.isEmpty ? "" : ", and with it " + WordList.text(others.map { "'\($0)'" }, limit: 3)
  }
}
