internal import AutoLayout
internal import Catalog
import Geometry
internal import Instantiation
internal import Resolution
import Testing
internal import Vocabulary

/// A layout that is read from the right is the mirror image of the one that is read from the left.
@Suite struct MirrorTests {
  @Test(
    .enabled(if: RealDocuments.folder != nil, "\(RealDocuments.missing)"),
    arguments: [String?.none, "retina6_12"])
  func documentsWithoutLeftAndRightAreMirrored(device: String?) {
    for document in RealDocuments.some {
      let trees = Traits.Direction.allCases.map { direction in
        document.tree { traits in
          if let device { traits.turn(to: device, .portrait) }
          traits.direction = direction
        }
      }
      let layouts = trees.map { layOut($0, settingText: false) }
      let mirror = Mirror(trees[0], layouts)
      #expect(mirror.unlike == [], "\(document.path)")
    }
  }

  @Test(arguments: ["tab-strip", "reusable-view", "tag-cloud", "accordion", "paged-tutorial"])
  func picturesOfASystemAreMirroredAndMeetTheirConstraints(system: String) throws {
    let variants = GalleryScreen.variants(of: system)
    // A fifth of them, of each device some.
    for number in stride(from: 0, to: variants.count, by: 5) {
      var variant = variants[number]
      let screen = try GalleryScreen(variant)
      variant.direction = .rightToLeft
      let other = try GalleryScreen(variant)
      #expect(Mirror(screen.tree, [screen.layout, other.layout]).unlike == [], "\(variant)")
      for verified in [screen, other].map({ verifyLayout(of: $0.tree) }) {
        #expect(verified.unmet.count == 0 && verified.contradictory.count == 0, "\(variant)")
      }
    }
  }

  @Test func leadingAndTrailingChangeSides() throws {
    let content =
      "<subviews>" + view("a") + view("b") + "</subviews>"
      + constraints(
        "a.leading = root.leading + 10", "a.width = 50", "a.top = root.top", "a.height = 20",
        "b.leading = a.trailing + 5", "b.trailing = root.trailing - 20", "b.top = root.top",
        "b.height = a.height")
    let found = try Document(content) { $0.direction = .rightToLeft }
    // 375 − 10 − 50; 375 − 10 − 50 − 5 − 20.
    #expect(found["a"] == Rect(x: 315, y: 0, width: 50, height: 20))
    #expect(found["b"] == Rect(x: 20, y: 0, width: 290, height: 20))
  }

  @Test func leftAndRightStay() throws {
    let content =
      "<subviews>" + view("a") + "</subviews>"
      + constraints("a.left = root.left + 10", "a.width = 50", "a.top = root.top", "a.height = 20")
    let found = try Document(content) { $0.direction = .rightToLeft }
    #expect(found["a"] == Rect(x: 10, y: 0, width: 50, height: 20))
  }

  @Test func viewsWithMasksStay() throws {
    let content = """
      <subviews><view id="a"><rect key="frame" x="10" y="0" width="50" height="20"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view></subviews>
      """
    let found = try Document(content) { $0.direction = .rightToLeft }
    #expect(found["a"] == Rect(x: 10, y: 0, width: 50, height: 20))
  }

  @Test func aViewThatForcesADirectionKeepsItsContent() throws {
    let inner =
      "<subviews>" + view("a") + "</subviews>"
      + constraints("a.leading = box.leading + 10", "a.width = 50", "a.top = box.top", "a.height = 20")
    let content =
      "<subviews>" + view("box", "view", "semanticContentAttribute=\"forceLeftToRight\"", inner)
      + "</subviews>"
      + constraints(
        "box.leading = root.leading + 30", "box.width = 100", "box.top = root.top", "box.height = 20")
    let found = try Document(content) { $0.direction = .rightToLeft }
    // The box itself is mirrored (375 − 30 − 100), what it holds isn't.
    #expect(found["box"] == Rect(x: 245, y: 0, width: 100, height: 20))
    #expect(found["a"] == Rect(x: 10, y: 0, width: 50, height: 20))
  }

  @Test func aRowThatForcesADirectionKeepsItsOrder() throws {
    let members = ["a", "b"].map {
      view($0, "view", "", constraint("\($0).width = 50", id: "w\($0)").wrapped)
    }
    let row = view(
      "row", "stackView", "spacing=\"5\" semanticContentAttribute=\"playback\"",
      "<subviews>\(members.joined())</subviews>")
    let content =
      "<subviews>" + row + "</subviews>"
      + constraints("row.leading = root.leading", "row.top = root.top", "row.height = 20")
    let found = try Document(content) { $0.direction = .rightToLeft }
    #expect(found["row"] == Rect(x: 270, y: 0, width: 105, height: 20))
    #expect(found["a"]?.x == 0)
    #expect(found["b"]?.x == 55)
  }
}

extension String {
  /// A constraint as a view's only one.
  fileprivate var wrapped: String { "<constraints>\(self)</constraints>" }
}

/// Compares two layouts of a tree, by part that is laid out on its own.
private struct Mirror {
  private let tree: ViewTree
  private let layouts: [LayoutTree]
  /// The nearest view above, and the root of the part, by node; -1 for none.
  private var superview: [Int] = []
  private var root: [Int] = []
  /// Roots of parts where something says left or right.
  private var sided: Set<Int> = []

  /// Views that aren't where the mirror image has them, before rounding or after.
  var unlike: [String] {
    tree.nodes.indices.filter { superview[$0] >= 0 && root[$0] != $0 && !sided.contains(root[$0]) }
      .filter { !isLike($0) }.map { tree.nodes[$0].id }
  }

  init(_ tree: ViewTree, _ layouts: [LayoutTree]) {
    self.tree = tree
    self.layouts = layouts
    for (index, node) in tree.nodes.enumerated() {
      let parent = node.parent?.index ?? -1
      let isInView = parent >= 0 && tree.nodes[parent].role == .view
      superview.append(isInView || parent < 0 ? parent : superview[parent])
      let isPart = node.role == .view && isInView && !isCell(node)
      root.append(isPart ? root[parent] : index)
    }
    tree.constraints.filter(isSided).forEach { sided.insert(root[$0.owner.index]) }
    for index in tree.nodes.indices where isSided(index) { sided.insert(root[index]) }
    // Content that nothing ties at one end lies at either.
    for ambiguity in layouts.flatMap(\.ambiguities) {
      let parent = superview[ambiguity.node.index]
      if parent >= 0, layouts[0].entries[parent].contentSize != nil {
        sided.insert(root[ambiguity.node.index])
      }
    }
  }

  private func isCell(_ node: Node) -> Bool {
    node.element == .tableViewCell || node.element == .collectionViewCell
      || node.element == .collectionReusableView
  }

  /// Whether a constraint doesn't change sides: it says left or right, is a distance between centres, or ties
  /// a view to the middle of a scroll view's frame, whose content begins at the left.
  private func isSided(_ constraint: ResolvedConstraint) -> Bool {
    let attributes = [constraint.firstAttribute, constraint.secondAttribute].compactMap { $0 }
    if attributes.contains(where: { [.left, .right, .leftMargin, .rightMargin].contains($0) }) {
      return true
    }
    guard attributes.contains(.centerX) else { return false }
    let items = [constraint.first, constraint.second].compactMap { $0 }
    return items.contains { tree[$0].element == .scrollView } || constraint.multiplier != 1
      || constraint.constant != 0 && attributes.allSatisfy { $0 == .centerX }
  }

  /// Whether a view keeps its side, or its content does: by mask, margins, or force.
  private func isSided(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    guard node.role == .view else { return false }
    if let margins = node.properties.insets(.layoutMargins), margins.left != margins.right { return true }
    if node.properties.string(.semanticContentAttribute) != nil { return true }
    guard superview[index] >= 0, root[index] != index, node.translatesMask || node.isFixedFrame else {
      return false
    }
    let isArranged = tree.nodes[superview[index]].element == .stackView && node.slot == .subviews
    return !isArranged && node.slot != .contentView && node.element != .tableViewCellContentView
  }

  private func isLike(_ index: Int) -> Bool {
    let entries = layouts.map { $0.entries[index] }
    guard entries[0].isLaidOut else { return true }
    // A switch's frame reaches 2 points beyond its alignment rectangle at the right in either direction.
    let beyond: Double = tree.nodes[index].element == .switch ? 2 : 0
    let above = layouts[0].entries[superview[index]]
    let width = above.contentSize?.width ?? above.exact.width
    return distance(entries[0].exact, entries[1].exact, in: width + beyond) < 0.01
      && distance(entries[0].frame, entries[1].frame, in: width + beyond) < 1.01 / tree.traits.scale
  }

  private func distance(_ a: Rect, _ b: Rect, in width: Double) -> Double {
    max(abs(b.x - (width - a.maxX)), abs(a.y - b.y), abs(a.width - b.width), abs(a.height - b.height))
  }
}
