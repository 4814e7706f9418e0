internal import Catalog
internal import Diagnostics
internal import Geometry
internal import Resolution
internal import SpecDecoding
internal import Vocabulary

/// Makes the views of one snapshot: texts of its language, expressions, cells of data, what the state
/// changed.
///
/// Needs: templates and a state. Leaves: a tree in which everything is literal.
struct SnapshotBuilder {
  /// The largest number of nodes in one tree.
  static let nodeLimit = 200_000
  /// The deepest nesting of cells in cells.
  static let nestingLimit = 8

  let templates: Templates
  let snapshot: Snapshot
  let traits: Traits
  let state: DataState
  let evaluator: Evaluator
  var bag = DiagnosticBag()
  var tree: ViewTree
  /// Whether data with an error was met, or too much of it.
  var isIncomplete = false
  var nesting = 0
  /// The views of cells, ready to be copied.
  private var prototypes: [Int: CellPrototype] = [:]

  init(_ templates: Templates, _ snapshot: Snapshot, traits: Traits, state: DataState) {
    self.templates = templates
    self.snapshot = snapshot
    self.traits = traits
    self.state = state
    evaluator = Evaluator(types: templates.types, data: state.values)
    tree = Instantiator.instantiate(
      templates.documents[SnapshotBuilder.document(snapshot, templates)].template, traits: traits)
  }

  private static func document(_ snapshot: Snapshot, _ templates: Templates) -> Int {
    switch snapshot.subject {
    case .scene(let number): templates.scenes[number].document
    case .document(let number): number
    }
  }

  /// The tree; nil where it depends on data with an error.
  mutating func build() -> ViewTree? {
    let number = SnapshotBuilder.document(snapshot, templates)
    let document = templates.documents[number]
    translate(document, map: nil)
    bind(document, item: nil, map: nil)
    for repetition in document.repetitions { repeatCells(repetition, at: repetition.node, name: nil) }
    applyChanges(document)
    if isIncomplete { return nil }
    if case .scene(let scene) = snapshot.subject { restrict(to: templates.scenes[scene]) }
    tree.name = snapshot.name
    return tree.inDocumentOrder()
  }

  /// Keeps the nodes of one scene of a document that has several.
  private mutating func restrict(to scene: SceneTemplate) {
    guard tree.roots.indices.contains(scene.root) else { return }
    var root = tree.roots[scene.root]
    tree.roots = [root]
    guard scene.isImported, let controller = root.controller else { return }
    let graft = Graft(
      root: controller, nodes: tree.nodes, constraints: tree.constraints, connections: tree.connections)
    var part = ViewTree(
      name: tree.name, info: tree.info, traits: tree.traits, nodes: [], constraints: [], connections: [],
      roots: [])
    let map = graft.copy(
      to: Graft.Place(), nodes: &part.nodes, constraints: &part.constraints, connections: &part.connections)
    guard let node = map[root.node] else { return }
    root = TreeRoot(node: node, controller: map[controller], name: root.name, context: root.context)
    part.roots = [root]
    tree = part
  }

  // MARK: Texts and expressions

  /// Sets the texts of the snapshot's language; `map` leads from a document's nodes to their copies.
  mutating func translate(_ document: DocumentTemplate, map: [NodeID: NodeID]?) {
    guard let language = traits.language,
      let texts = document.translations.first(where: { $0.language == language })?.texts
    else { return }
    for text in texts {
      guard let node = copy(of: text.node, map) else { continue }
      tree.nodes[node.index].properties[text.property.key] = .string(text.text)
    }
  }

  /// Sets the properties that expressions give.
  mutating func bind(_ document: DocumentTemplate, item: DataValue?, map: [NodeID: NodeID]?) {
    for binding in document.bindings {
      guard let node = copy(of: binding.node, map) else { continue }
      show(binding.expression, as: binding.property, of: node, item: item)
    }
  }

  /// Sets a property to the value of an expression.
  mutating func show(_ expression: Expression, as property: ViewProperty, of node: NodeID, item: DataValue?) {
    guard let value = evaluator.value(expression.node, item: item) else {
      isIncomplete = true
      return
    }
    tree.nodes[node.index].properties[property.key] = property.value(of: value) ?? .null
  }

  private func copy(of node: NodeID, _ map: [NodeID: NodeID]?) -> NodeID? {
    map.map { $0[node] } ?? node
  }

  /// Does what the state changed of views.
  private mutating func applyChanges(_ document: DocumentTemplate) {
    for (view, change) in state.changes {
      guard let node = document.nodeByName[view] else { continue }
      switch change {
      case .property(let property, let value): tree.nodes[node.index].properties[property.key] = value
      case .scroll(let offset):
        tree.nodes[node.index].properties[PropertyKey(.scrollOffset)] = .point(offset)
      }
    }
  }

  // MARK: Cells

  /// A cell's views with their part of the document, instantiated for the traits.
  mutating func prototype(_ cell: Int) -> CellPrototype? {
    if let known = prototypes[cell] { return known }
    let template = templates.cells[cell]
    guard let number = template.document, let root = template.root else { return nil }
    let document = templates.documents[number]
    let views = Instantiator.instantiate(document.template, traits: traits)
    let prototype = CellPrototype(
      cell: template, document: document,
      graft: Graft(
        root: root, nodes: views.nodes, constraints: views.constraints, connections: views.connections))
    tree.info.add(document.template.info)
    prototypes[cell] = prototype
    return prototype
  }
}

/// A cell that is ready to be copied.
struct CellPrototype {
  let cell: CellTemplate
  let document: DocumentTemplate
  let graft: Graft
}

extension DocumentInfo {
  /// Adds what the document of a cell knows of images and colours.
  fileprivate mutating func add(_ other: DocumentInfo) {
    imageSizes.merge(other.imageSizes) { own, _ in own }
    namedColors.merge(other.namedColors) { own, _ in own }
  }
}
