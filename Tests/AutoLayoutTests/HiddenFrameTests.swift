internal import AutoLayout
internal import Catalog
import Geometry
internal import Instantiation
internal import Resolution
import Testing
internal import Vocabulary

/// Frames that Interface Builder stored as its own results are no input of layout.
@Suite struct HiddenFrameTests {
  /// The canvases to lay out on: the document's own, another device, another size.
  enum Canvas: CaseIterable {
    case own, pad, size

    func change(_ traits: inout Traits) {
      switch self {
      case .own: break
      case .pad: traits.turn(to: "ipad9_7", .landscape, .rightToLeft)
      case .size: traits.size = Size(width: 500, height: 700)
      }
    }
  }

  @Test(.enabled(if: RealDocuments.folder != nil, "\(RealDocuments.missing)"), arguments: Canvas.allCases)
  func layoutNeverReadsTheFramesOfViewsThatConstraintsPlace(canvas: Canvas) {
    var random = Noise(state: 0x5EED)
    for document in canvas == .own ? RealDocuments.whole : RealDocuments.some {
      let tree = document.tree(canvas.change)
      var other = tree
      for index in tree.nodes.indices where isPlacedByConstraints(index, in: tree) {
        other.nodes[index].frame = tree.nodes[index].frame.map { random.change($0) }
      }
      let expected = layOut(tree)
      let found = layOut(other)
      let moved = tree.nodes.indices.filter { !isSame(expected.entries[$0], found.entries[$0]) }
      #expect(moved.map { tree.nodes[$0].id } == [], "\(document.path)")
      #expect(expected.conflicts.map(\.members) == found.conflicts.map(\.members), "\(document.path)")
      #expect(expected.ambiguities.map(\.values) == found.ambiguities.map(\.values), "\(document.path)")
    }
  }

  /// To the bit, with text, content and safe areas.
  private func isSame(_ a: LayoutTree.Entry, _ b: LayoutTree.Entry) -> Bool {
    a.frame == b.frame && a.exact == b.exact && a.contentSize == b.contentSize && a.text == b.text
      && a.safeArea == b.safeArea && a.isLaidOut == b.isLaidOut
  }

  /// Whether the document leaves the view's place to constraints, to a stack view, or to the effect view that
  /// it fills.
  private func isPlacedByConstraints(_ index: Int, in tree: ViewTree) -> Bool {
    let node = tree.nodes[index]
    guard node.role == .view, let parent = node.parent, tree[parent].role == .view,
      !tree.roots.contains(where: { $0.node.index == index })
    else { return false }
    if tree[parent].element == .stackView, node.slot == .subviews { return true }
    if tree[parent].element == .visualEffectView, node.slot == .contentView { return true }
    return !node.translatesMask && !node.isFixedFrame
  }
}

/// A small generator of numbers, the same on every machine.
private struct Noise {
  var state: UInt64

  /// Another rectangle, up to 150 points off.
  mutating func change(_ rect: Rect) -> Rect {
    Rect(
      x: rect.x + next(), y: rect.y + next(), width: abs(rect.width + next()),
      height: abs(rect.height + next()))
  }

  private mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 40) / Double(1 << 24) * 300 - 150
  }
}
