package import AutoLayout
internal import Catalog
package import Diagnostics
internal import Geometry
package import Instantiation
internal import Resolution
internal import Vocabulary

/// Text that its frame has no room for.
package struct ClippedText: LayoutRule {
  package static let kind = DiagnosticKind(
    "clipped-text", .warning, summary: "text that does not fit in its view", explanation: explanation)

  static let explanation = """
    ## What it reports
    A label, button, placeholder or text view that doesn't scroll whose text is wider than its frame, takes
    more lines than it may, or is higher than the frame. `adjustsFontSizeToFit` with its least size is
    respected. Not judged are: text in fonts that viewc can't measure, classes of the author's own, views with
    an outlet or a tag (code sets their text), the titles that Interface Builder gives to new views, the
    labels of cells of a built-in style, frames without any size, and the heights of rows that are as high as
    their content.
    ## Why
    Text ends in an ellipsis, or is cut through. In another language or at another text size more of it is.
    ## Example
        <label text="Remember my user name"> … 80 points wide …
    ## Fix
    Give it room, more lines (`numberOfLines="0"`), or let it shrink (`adjustsFontSizeToFit="YES"` with a
    `minimumScaleFactor`).
    Few documents have such text on their own canvas. It shows at other widths, with larger text, in other
    languages: `viewc check --devices retina4_0,ipad9_7 --content-sizes L,AX3 --languages de`.
    """

  /// The titles of new views.
  private static let defaultTexts: Set<String> = ["Button", "Label"]

  package func check(_ layout: LayoutTree, of views: ViewTree, into bag: inout DiagnosticBag) {
    let candidates = views.nodes.indices.filter { mayClip(views.nodes[$0], layout.entries[$0]) }
    guard !candidates.isEmpty else { return }
    let fit = TextFit(views)
    let places = ViewPlaces(layout, of: views)
    let isWritten = writtenByCode(views)
    for index in candidates where places[index].isVisible && !isWritten[index] {
      guard let shortage = fit.shortage(of: NodeID(index), in: layout) else { continue }
      if isPlacedByCell(index, shortage, views) { continue }
      let node = views.nodes[index]
      bag.report(
        Self.kind, at: node.origin.place, .clipped(ConstraintText(views).item(NodeID(index)), shortage),
        object: node.documentID)
    }
  }

  /// Whether a view's frame is smaller than what its content asks for, or has a limit besides; nearly all
  /// views are settled by this.
  private func mayClip(_ node: Node, _ entry: LayoutTree.Entry) -> Bool {
    switch node.element {
    case .label, .button, .textField, .textView: break
    default: return false
    }
    guard node.customClass == nil, entry.isLaidOut, min(entry.frame.width, entry.frame.height) >= 1 else {
      return false
    }
    if entry.frame.width + 1 < entry.intrinsicSize.width { return true }
    if entry.frame.height + 1 < entry.intrinsicSize.height { return true }
    switch node.element {
    case .label: return (node.properties.number(.numberOfLines) ?? 1) > 1
    case .button: return node.properties[.titleEdgeInsets] != nil
    default: return false
    }
  }

  /// Labels and the like whose text code is likely to set, by node: an outlet or a tag leads to them, they
  /// still have the text of a new view, or they are a cell's own.
  private func writtenByCode(_ views: ViewTree) -> [Bool] {
    var result = views.nodes.map { node in
      (node.properties.number(.tag) ?? 0) != 0
        || node.properties.string(.text).map(Self.defaultTexts.contains) ?? false
        || node.properties.string(.title, in: .normal).map(Self.defaultTexts.contains) ?? false
    }
    for connection in views.connections
    where connection.name == .outlet || connection.name == .outletCollection {
      if let destination = connection.destination { result[destination.index] = true }
    }
    return result
  }

  /// Whether the view is in a cell of a built-in style, or lacks height in one for which nothing states any.
  private func isPlacedByCell(_ index: Int, _ shortage: TextShortage, _ views: ViewTree) -> Bool {
    var isHeight = false
    if case .height = shortage { isHeight = true }
    var next = views.nodes[index].parent?.index
    var isInCell = false
    while let current = next {
      let node = views.nodes[current]
      let statesHeight = (node.properties.number(.rowHeight) ?? 0) > 0
      switch node.element {
      case .collectionViewCell, .collectionReusableView: return isHeight
      case .tableViewCell where node.properties.string(.style) != nil: return true
      case .tableViewCell where !statesHeight: isInCell = true
      case .tableViewCell: return false
      case .tableView: return isHeight && isInCell && !statesHeight
      default: break
      }
      next = node.parent?.index
    }
    return isHeight && isInCell
  }
}

extension String {
  fileprivate static func clipped(_ item: String, _ shortage: TextShortage) -> String {
    switch shortage {
    case .width(let needed, let available):
      "the text of '\(item)' needs \(points(needed)) of width and has \(points(available))"
    case .height(let needed, let available):
      "the text of '\(item)' needs \(points(needed)) of height and has \(points(available))"
    case .lines(let needed, let allowed):
      "the text of '\(item)' takes \(needed) lines of its width and may take \(allowed)"
    }
  }

  private static func points(_ value: Double) -> String { NumberFormat.string(value) + " pt" }
}
