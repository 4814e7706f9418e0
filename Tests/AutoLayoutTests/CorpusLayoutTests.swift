internal import AutoLayout
internal import Catalog
internal import Diagnostics
import Foundation
import Geometry
internal import Instantiation
internal import Resolution
internal import SpecDecoding
import Testing
internal import XMLParsing

/// Layout over real documents, where they are beside the repository.
///
/// A part of them by default; all of them with `VIEWC_WHOLE_CORPUS=1`.
@Suite struct CorpusLayoutTests {
  @Test(.enabled(if: RealDocuments.folder != nil, "there is no ../shared/corpus/dev here"))
  func neverReadsTheFramesOfViewsThatConstraintsPlace() {
    var random = Noise(state: 0x5EED)
    for (path, template) in RealDocuments.templates(every: 7) {
      let tree = Instantiator.instantiate(template, traits: template.info.traits)
      var other = tree
      for index in other.nodes.indices where other.nodes[index].isPlacedByConstraints(in: other) {
        guard let frame = other.nodes[index].frame else { continue }
        other.nodes[index].frame = Rect(
          x: frame.x + random.next(), y: frame.y + random.next(), width: abs(frame.width + random.next()),
          height: abs(frame.height + random.next()))
      }
      let expected = layOut(tree, settingText: false)
      let found = layOut(other, settingText: false)
      let moved = zip(tree.nodes.indices, zip(expected.entries, found.entries))
        .filter { $0.1.0.frame != $0.1.1.frame }.map { tree.nodes[$0.0].id }
      #expect(moved == [], "\(path)")
    }
  }

  @Test(
    .enabled(if: RealDocuments.folder != nil, "there is no ../shared/corpus/dev here"),
    arguments: ["retina4_0", "retina4_7", "retina6_1", "retina6_12", "ipad9_7"])
  func staysWithinBoundsOnAnyDevice(device: String) {
    for (path, template) in RealDocuments.templates(every: 29) {
      for orientation in [Traits.Orientation.portrait, .landscape] {
        for direction in [Traits.Direction.leftToRight, .rightToLeft] {
          var traits = template.info.traits
          traits.device = Device.named(device)
          traits.orientation = orientation
          traits.direction = direction
          traits.isForeign = true
          let tree = Instantiator.instantiate(template, traits: traits)
          let layout = layOut(tree, settingText: false)
          let wild = zip(tree.nodes, layout.entries).filter { !isSound($0.1.frame) }.map { $0.0.id }
          #expect(wild == [], "\(path) on \(device), \(orientation), \(direction)")
        }
      }
    }
  }

  private func isSound(_ frame: Rect) -> Bool {
    [frame.x, frame.y, frame.width, frame.height].allSatisfy { $0.isFinite && abs($0) <= 100_000 }
      && frame.width >= 0 && frame.height >= 0
  }
}

/// The corpus of real documents.
private enum RealDocuments {
  static let folder: URL? = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.deletingLastPathComponent().appending(path: "shared/corpus/dev")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  private static let takesAll = ProcessInfo.processInfo.environment["VIEWC_WHOLE_CORPUS"] == "1"

  /// Every `step`th document for iOS that can be read, by path.
  static func templates(every step: Int) -> [(path: String, template: Template)] {
    guard let folder, let walk = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    let paths = walk.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
    return stride(from: 0, to: paths.count, by: takesAll ? 1 : step).compactMap { position in
      let path = paths[position]
      guard let data = FileManager.default.contents(atPath: folder.appending(path: path).path) else {
        return nil
      }
      var bag = DiagnosticBag()
      let file = SourceFile(id: FileID(0), path: path, bytes: Array(data))
      guard let tree = XMLParser.parse(file, into: &bag), let spec = SpecDecoder.decode(tree, into: &bag)
      else { return nil }
      return (path, Resolver.resolve(spec, name: path, into: &bag))
    }
  }
}

/// A small generator of numbers, the same on every machine.
private struct Noise {
  var state: UInt64

  /// A number from -50 to 50.
  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 40) / Double(1 << 24) * 100 - 50
  }
}

extension Node {
  /// Whether the document leaves the view's place to constraints or to a stack view, and it is no root.
  fileprivate func isPlacedByConstraints(in tree: ViewTree) -> Bool {
    guard role == .view, !isFixedFrame, !translatesMask, let parent, tree.nodes[parent.index].role == .view
    else { return false }
    return !tree.roots.contains { tree.nodes[$0.node.index].id == id }
  }
}
