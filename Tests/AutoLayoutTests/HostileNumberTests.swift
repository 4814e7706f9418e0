internal import AutoLayout
internal import Catalog
import Geometry
internal import Instantiation
internal import Resolution
import Testing

/// Numbers that no author means never trap and never leave a frame that is no number.
@Suite struct HostileNumberTests {
  @Test(
    .enabled(if: RealDocuments.folder != nil, "\(RealDocuments.missing)"),
    arguments: Traits.Direction.allCases)
  func extremeNumbersInRealDocumentsGiveFrames(direction: Traits.Direction) {
    var chance = Chance(state: direction == .leftToRight ? 1 : 2)
    for document in RealDocuments.some {
      var tree = document.tree { traits in
        traits.direction = direction
        if chance.isMet(1, in: 3) { traits.size = Size(width: 1, height: 10_000) }
      }
      chance.disturb(&tree)
      let layout = layOut(tree)
      let wild = zip(tree.nodes, layout.entries).filter { !isFinite($0.1.frame) }.map { $0.0.id }
      #expect(wild == [], "\(document.path)")
    }
  }

  private func isFinite(_ frame: Rect) -> Bool {
    [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite)
  }
}

/// Replaces numbers by others, the same on every machine.
private struct Chance {
  var state: UInt64

  private static let extremes: [Double] = [
    1e300, -1e300, .nan, .infinity, -.infinity, 1e12, -1e12, 1e-300, 0, -1, 1e9, 1e6, .leastNonzeroMagnitude,
  ]

  mutating func isMet(_ count: UInt64, in total: UInt64) -> Bool { next() % total < count }

  /// Changes about every tenth constraint, frame and property.
  mutating func disturb(_ tree: inout ViewTree) {
    for index in tree.constraints.indices where isMet(1, in: 10) {
      if isMet(1, in: 2) { tree.constraints[index].constant = number() }
      if isMet(1, in: 2) { tree.constraints[index].multiplier = number() }
      if isMet(1, in: 3) { tree.constraints[index].priority = number() }
    }
    for index in tree.nodes.indices {
      if tree.nodes[index].frame != nil, isMet(1, in: 10) {
        tree.nodes[index].frame = Rect(x: number(), y: number(), width: number(), height: number())
      }
      for entry in tree.nodes[index].properties.entries where isMet(1, in: 10) {
        tree.nodes[index].properties[entry.key] = other(entry.value)
      }
    }
  }

  private mutating func other(_ value: PropertyValue) -> PropertyValue {
    switch value {
    case .number: return .number(number())
    case .size: return .size(Size(width: number(), height: number()))
    case .insets:
      return .insets(EdgeInsets(top: number(), left: number(), bottom: number(), right: number()))
    case .font(let font): return .font(FontValue(face: font.face, pointSize: number()))
    default: return value
    }
  }

  private mutating func number() -> Double { Chance.extremes[Int(next() % UInt64(Chance.extremes.count))] }

  private mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
