internal import AutoLayout
internal import Catalog
import Geometry
internal import Instantiation
internal import Resolution
import Testing

/// Real documents on every device: nothing wild, and required constraints hold.
@Suite struct DeviceTests {
  @Test(
    .enabled(if: RealDocuments.folder != nil, "\(RealDocuments.missing)"),
    arguments: ["retina4_0", "retina4_7", "retina6_1", "retina6_12", "ipad9_7"],
    Traits.Orientation.allCases)
  func requiredConstraintsHoldUnlessTheyContradict(device: String, orientation: Traits.Orientation) {
    for document in RealDocuments.few {
      for direction in Traits.Direction.allCases {
        let tree = document.tree { $0.turn(to: device, orientation, direction) }
        let verified = verifyLayout(of: tree)
        #expect(wild(verified.layout, tree) == [], "\(document.path) \(direction)")
        #expect(verified.unmet.map { text($0, tree) } == [], "\(document.path) \(direction)")
      }
    }
  }

  @Test(
    .enabled(if: RealDocuments.folder != nil, "\(RealDocuments.missing)"),
    arguments: [Traits.ContentSize.extraSmall, .accessibility5])
  func textOfAnySizeIsLaidOut(size: Traits.ContentSize) {
    for document in RealDocuments.some {
      let tree = document.tree { $0.contentSize = size }
      let verified = verifyLayout(of: tree)
      #expect(wild(verified.layout, tree) == [], "\(document.path)")
      #expect(verified.unmet.map { text($0, tree) } == [], "\(document.path)")
    }
  }

  /// Views whose frames are no numbers, negative, or far away.
  private func wild(_ layout: LayoutTree, _ tree: ViewTree) -> [String] {
    zip(tree.nodes, layout.entries).filter { !isSound($0.1.frame) || !isSound($0.1.exact) }.map { $0.0.id }
  }

  private func isSound(_ frame: Rect) -> Bool {
    [frame.x, frame.y, frame.width, frame.height].allSatisfy { $0.isFinite && abs($0) <= 100_000 }
      && frame.width >= 0 && frame.height >= 0
  }

  private func text(_ unmet: UnmetConstraint, _ tree: ViewTree) -> String {
    switch unmet.member {
    case .constraint(let position): "\(tree.constraints[position].id) by \(unmet.distance)"
    case .implicit(let rule, let node): "\(rule) \(tree[node].id) by \(unmet.distance)"
    }
  }
}
