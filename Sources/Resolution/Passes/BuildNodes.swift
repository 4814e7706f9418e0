internal import Catalog
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

extension Resolver {
  /// Makes a node of every object, with its properties, frame and flags.
  ///
  /// Needs: a spec. Leaves: `nodes`, in the order of the spec's objects.
  static func buildNodes(of spec: Spec, into template: inout Template) {
    var builder = NodeBuilder(spec: spec)
    template.nodes.reserveCapacity(spec.objects.count)
    for index in spec.objects.indices {
      template.nodes.append(builder.node(of: index, parents: template.nodes))
      if let parent = template.nodes[index].parent {
        template.nodes[parent.index].children.append(NodeID(index))
      }
    }
  }
}

/// Makes nodes from objects.
private struct NodeBuilder {
  let spec: Spec
  private let reader: PropertyReader
  private var invented: Set<String> = []

  init(spec: Spec) {
    self.spec = spec
    reader = PropertyReader(spec)
  }

  mutating func node(of index: Int, parents: [Node]) -> Node {
    let object = spec.objects[index]
    let element = Int(object.element)
    let tree = spec.tree
    let parent = object.parent >= 0 ? NodeID(Int(object.parent)) : nil
    let id = object.id.map(spec.ids.text)
    let schema = Catalog.standard.schema(of: object.name)
    var node = Node(
      id: id ?? inventedID(of: object, parent: parent.map { parents[$0.index] }), isIDInvented: id == nil,
      element: object.name, role: object.role, baseClass: schema?.className ?? fallbackClass(object.role),
      slot: object.slot, origin: Origin(tree.place(of: element)))
    node.parent = parent
    node.customClass = tree.string(.customClass, in: element)
    node.customModule = tree.string(.customModule, in: element)
    node.properties = reader.properties(of: element)
    guard object.role == .view else { return node }
    node.frame = reader.frame(of: element)
    node.autoresizing = reader.autoresizingMask(of: element)
    let usesConstraints = tree.isNo(.translatesAutoresizingMaskIntoConstraints, in: element)
    node.translatesMask = !(usesConstraints && spec.header.usesAutolayout)
    node.isFixedFrame = tree.isYes(.fixedFrame, in: element)
    node.saved = savedLayout(of: element)
    return node
  }

  private func savedLayout(of element: Int) -> SavedLayout {
    let tree = spec.tree
    var saved = SavedLayout()
    if let frame = tree.child(of: element, key: .frame), tree.elements[frame].name == .rect {
      saved.frameElement = Int32(truncatingIfNeeded: frame)
    }
    let rows = tree.attributeRows(of: element)
    for (position, row) in rows.enumerated() {
      let name = tree.attributes[row].name
      guard name == .misplaced || name == .ambiguous else { continue }
      guard ValueSyntax.boolean(tree.bytes(row: row)) == true else { continue }
      let mark = Int16(truncatingIfNeeded: position)
      if name == .misplaced { saved.misplacedMark = mark } else { saved.ambiguousMark = mark }
    }
    return saved
  }

  private func fallbackClass(_ role: ElementSchema.Role) -> String {
    switch role {
    case .view: "UIView"
    case .controller: "UIViewController"
    case .gesture: "UIGestureRecognizer"
    default: "NSObject"
    }
  }

  /// `parent/slot` for what a parent holds by a key, else `parent/position`.
  private mutating func inventedID(of object: SpecObject, parent: Node?) -> String {
    let prefix = parent.map { $0.id + "/" } ?? ""
    let isKeyed = spec.tree.elements[Int(object.element)].key != .unknown
    let stem = prefix + (isKeyed ? object.slot.rawValue : String(parent?.children.count ?? invented.count))
    var id = stem
    var count = 2
    while !invented.insert(id).inserted {
      id = stem + "-" + String(count)
      count += 1
    }
    return id
  }
}
