package import AutoLayout
package import Diagnostics
internal import Geometry
package import Instantiation
internal import Resolution

/// Views whose stored frame isn't the one that their constraints give.
package struct MisplacedView: LayoutRule {
  package static let kind = DiagnosticKind(
    "misplaced-view", .warning, visibility: .offByDefault,
    summary: "a stored frame that differs from the solved one", explanation: explanation)

  package static let mayFollowFromErrors = true
  package static let isOfOwnCanvas = true

  static let explanation = """
    ## What it reports
    A view that constraints lay out whose stored `<rect>` differs from the solved frame by more than a point.
    Only frames that hang on no measured content are judged: they are the same if all text and images are
    taken to be larger. Views that are ambiguous, or in conflict, have no one frame and are left out.
    ## Why
    At run time the view is where the constraints say, not where the canvas shows it. Whoever reviews the
    document sees numbers that are wrong, and the next one who opens it in Xcode saves other ones.
    ## Example
        <rect key="frame" x="16" y="20" width="100" height="44"/> … with a constraint of 8 to leading
    ## Fix
    "Update Frames" in Xcode, or the fix-it, which rewrites the rect. Off by default: documents that were
    last saved with another device or Xcode are full of such rects.
    """

  package func check(_ layout: LayoutTree, of views: ViewTree, into bag: inout DiagnosticBag) {
    for index in LayoutComparison(layout, of: views).misplaced {
      let node = views.nodes[index]
      guard let stored = node.frame else { continue }
      let solved = layout.entries[index].frame
      let rect = SpanRef(
        file: node.origin.place.file, element: Int(node.saved.frameElement), part: .tag)
      let fixIt = FixIt(
        .rewrite(solved), edits: [FixIt.Edit(.replace, at: rect, .rect(solved))])
      bag.report(
        Self.kind, at: SpanRef(file: rect.file, element: Int(rect.element)),
        .misplaced(ConstraintText(views).item(NodeID(index)), stored, solved),
        object: node.documentID, fixIts: [fixIt])
    }
  }
}

extension String {
  fileprivate static func misplaced(_ item: String, _ stored: Rect, _ solved: Rect) -> String {
    "the frame of '\(item)' is stored as \(stored.words), its constraints give \(solved.words)"
  }

  fileprivate static func rewrite(_ solved: Rect) -> String { "change the frame to \(solved.words)" }

  /// A rect as Interface Builder writes it: positions always with a decimal, sizes without where they can.
  fileprivate static func rect(_ frame: Rect) -> String {
    let x = decimal(frame.x)
    let y = decimal(frame.y)
    let width = NumberFormat.string(frame.width, digits: 6)
    let height = NumberFormat.string(frame.height, digits: 6)
    return "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  /// Zero has a decimal, other whole numbers have none.
  private static func decimal(_ value: Double) -> String {
    let text = NumberFormat.string(value, digits: 6)
    return text == "0" ? "0.0" : text
  }
}

extension Rect {
  /// Position and size in points: `(16, 20, 100, 44)`.
  fileprivate var words: String {
    "(" + [x, y, width, height].map { NumberFormat.string($0) }.joined(separator: ", ") + ")"
  }
}
