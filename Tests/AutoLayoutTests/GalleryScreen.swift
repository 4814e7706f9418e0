internal import Catalog

import AutoLayout
import Diagnostics
import Geometry
import Instantiation
import Resolution
import SpecTesting
import Vocabulary

/// One of the pictures of a system in the gallery, laid out.
struct GalleryScreen {
  let tree: ViewTree
  let layout: LayoutTree

  /// A picture: of a system, by its name, on a device other than its own.
  struct Variant: CustomStringConvertible, Sendable {
    let system: String
    let snapshot: String
    var device: String?
    var orientation: Traits.Orientation?
    var direction = Traits.Direction.leftToRight

    var description: String {
      [system, snapshot, device, orientation?.rawValue].compactMap { $0 }.joined(separator: " ")
    }
  }

  /// Every picture of a system as its spec asks for it, then on other devices.
  static func variants(of system: String) -> [Variant] {
    let names = templates(of: system)?.snapshots.map(\.name) ?? []
    let own = names.map { Variant(system: system, snapshot: $0) }
    let others = ["retina4_0", "retina4_7", "retina6_12", "ipad9_7"].flatMap { device in
      Traits.Orientation.allCases.flatMap { orientation in
        names.map { Variant(system: system, snapshot: $0, device: device, orientation: orientation) }
      }
    }
    return own + others
  }

  init(_ variant: Variant) throws {
    let templates = try Required.value(GalleryScreen.templates(of: variant.system))
    let snapshot = try Required.value(templates.snapshots.first { $0.name == variant.snapshot })
    var traits = snapshot.traits
    if let id = variant.device {
      traits.device = try Required.value(Device.named(id))
      traits.orientation = variant.orientation ?? .portrait
      traits.isForeign = true
    }
    traits.direction = variant.direction
    var bag = DiagnosticBag()
    tree = try Required.value(Instantiator.instantiate(templates, snapshot, traits: traits, into: &bag))
    layout = layOut(tree)
  }

  /// A picture on the spec's own device.
  init(_ system: String, _ snapshot: String) throws {
    try self.init(Variant(system: system, snapshot: snapshot))
  }

  private static func templates(of system: String) -> Templates? {
    ResolvedSpec(LoadedSpec(repositoryPath: "Specs/gallery/\(system)/spec.xml")).templates
  }

  /// The frame of the node with an id, in its superview's coordinates; nil where it isn't laid out.
  subscript(id: String) -> Rect? {
    node(id).flatMap { layout.entries[$0].isLaidOut ? layout.entries[$0].frame : nil }
  }

  func node(_ id: String) -> Int? { tree.nodes.firstIndex { $0.id == id } }

  /// The nodes of an element that are laid out, in order.
  func nodes(_ element: Name) -> [Int] {
    tree.nodes.indices.filter { tree.nodes[$0].element == element && layout.entries[$0].isLaidOut }
  }

  /// The views right inside of a node that are laid out.
  func subviews(of node: Int) -> [Int] {
    tree.nodes[node].children.map(\.index).filter {
      tree.nodes[$0].role == .view && layout.entries[$0].isLaidOut
    }
  }

  /// The first view inside of a node, at any depth, whose id ends so.
  func find(_ suffix: String, in node: Int) -> Rect? {
    var waiting = [node]
    while let next = waiting.popLast() {
      if tree.nodes[next].id.hasSuffix(suffix), layout.entries[next].isLaidOut {
        return layout.entries[next].frame
      }
      waiting += tree.nodes[next].children.map(\.index)
    }
    return nil
  }

  func frame(_ node: Int) -> Rect { layout.entries[node].frame }

  /// The safe area of the root, in points from each edge.
  var safeArea: EdgeInsets { tree.roots.first.map { layout[$0.node].safeArea } ?? .zero }

  /// The root's frame.
  var root: Rect { tree.roots.first.map { layout[$0.node].frame } ?? .zero }

  /// Half a pixel and some noise: how far rounded edges may be from where they were meant.
  var tolerance: Double { 0.5 / tree.traits.scale + 1e-6 }

  /// Whether two rounded positions are as far apart as `distance` says.
  func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 2 * tolerance }
}
