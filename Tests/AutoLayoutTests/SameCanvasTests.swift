import AutoLayout
import Catalog
import Geometry
import Instantiation
import Resolution
import Testing

/// Real documents, laid out at their own size as if it were another one: what rules make anew of cells, rows
/// and stretched views is what the canvas stored.
@Suite struct SameCanvasTests {
  @Test(.enabled(if: RealDocuments.folder != nil, "\(RealDocuments.missing)"))
  func theOwnSizeAskedForGivesTheSameFrames() {
    var compared = 0
    for document in RealDocuments.some {
      let own = document.tree()
      let sizes = Set(own.roots.compactMap { own[$0.node].frame?.size })
      guard let size = sizes.first, sizes.count == 1, size.width >= 1, size.height >= 1 else { continue }
      let expected = layOut(own, settingText: false)
      let found = layOut(document.tree { $0.size = size }, settingText: false)
      let moved = own.nodes.indices.filter {
        own.nodes[$0].role == .view && !isNear(expected.entries[$0].frame, found.entries[$0].frame)
      }
      #expect(moved.map { own.nodes[$0].id } == [], "\(document.path)")
      compared += own.nodes.count
    }
    #expect(compared > 1000)
  }

  private func isNear(_ a: Rect, _ b: Rect) -> Bool {
    abs(a.x - b.x) <= 1 && abs(a.y - b.y) <= 1 && abs(a.width - b.width) <= 1
      && abs(a.height - b.height) <= 1
  }
}
