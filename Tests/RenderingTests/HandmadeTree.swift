import AutoLayout
import Catalog
import Diagnostics
import Geometry
import Instantiation
import Rendering
import Resolution
import Vocabulary

/// A tree of views with frames made by hand, drawn without layout.
struct HandmadeTree {
  var nodes: [Node] = []
  var entries: [LayoutTree.Entry] = []
  var traits = Traits(device: Device.named("retina6_1"))
  var context = SceneContext(owner: .document)
  var safeArea = EdgeInsets.zero
  var imageSizes: [String: Size] = [:]

  /// A tree whose root view has a size.
  init(width: Double = 200, height: Double = 100) {
    add(.view, "UIView", "root", Rect(x: 0, y: 0, width: width, height: height), to: nil)
  }

  /// Adds a node; without a frame it is one of no layout.
  @discardableResult
  mutating func add(
    _ element: Name, _ className: String, _ id: String, _ frame: Rect?, to parent: Int? = 0,
    role: ElementSchema.Role = .view, slot: Name = .subviews,
    _ properties: [(PropertyKey, PropertyValue)] = []
  ) -> Int {
    var node = Node(
      id: id, element: element, role: role, baseClass: className, slot: slot,
      origin: Origin(SpanRef(file: FileID(0), element: 0)))
    for (key, value) in properties { node.properties[key] = value }
    node.parent = parent.map { NodeID($0) }
    let index = nodes.count
    nodes.append(node)
    if let parent { nodes[parent].children.append(NodeID(index)) }
    entries.append(
      LayoutTree.Entry(
        frame: frame ?? .zero, exact: frame ?? .zero, contentSize: nil, text: nil, safeArea: .zero,
        isLaidOut: frame != nil))
    return index
  }

  /// The views and their layout.
  var trees: (LayoutTree, ViewTree) {
    let info = DocumentInfo(
      toolsVersion: 22_000, usesAutolayout: true, usesSafeAreas: true, isLaunchScreen: false,
      isXcode8Format: true, traits: traits, imageSizes: imageSizes)
    let views = ViewTree(
      name: "Handmade", info: info, traits: traits, nodes: nodes, constraints: [], connections: [],
      roots: [TreeRoot(node: NodeID(0), controller: nil, name: "Root", context: context)])
    var entries = entries
    entries[0].safeArea = safeArea
    return (
      LayoutTree(entries: entries, conflicts: [], ambiguities: [], substitutedFonts: []), views
    )
  }

  /// The picture of the root.
  var picture: Picture {
    let (layout, views) = trees
    return PictureBuilder.draw(layout, views, root: views.roots[0])
  }

  var svg: String { SVGEncoder.encode(picture) }
  var ascii: String { ASCIIEncoder.encode(picture) }
}

extension PropertyKey {
  /// A view's own property.
  static func own(_ name: Name) -> PropertyKey { PropertyKey(name) }
}

extension Picture {
  /// The group of a view.
  func group(_ id: String) -> PictureGroup? { root.find(id) }
}

extension PictureGroup {
  fileprivate func find(_ id: String) -> PictureGroup? {
    if self.id == id { return self }
    for item in items {
      if case .group(let inner) = item, let found = inner.find(id) { return found }
    }
    return nil
  }

  /// The texts of the group itself.
  var texts: [PictureText] {
    items.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// The rectangles of the group itself.
  var rects: [PictureRect] {
    items.compactMap { if case .rect(let rect) = $0 { rect } else { nil } }
  }
}
