internal import Catalog
internal import Diagnostics
internal import Vocabulary
internal import XMLParsing

/// The one walk over a document's tree that makes its `Spec`.
///
/// A parent comes before its children.
struct DocumentPass {
  let tree: XMLTree
  let rows: XMLRows
  let table = ElementTable.standard
  var bag = DiagnosticBag()
  var ids: IDTable
  var objects: [SpecObject] = []
  var constraints: [SpecConstraint] = []
  var connections: [SpecConnection] = []
  var scenes: [SpecScene] = []
  var variations: [SpecVariation] = []
  var resources: [SpecResource] = []
  var designables: [SpecDesignable] = []
  var references: [SpecReference] = []
  var redeclarations: [Int32] = []
  var objectOfElement: [Int32]
  /// For each element the number of the nearest object that holds it, itself included; -1 for none.
  var objectAround: [Int32]
  var objectOfID: [Int32] = []
  var elementOfID: [Int32] = []
  /// The scene that is being read; -1 outside.
  private var openScene = -1
  private var openSceneStart = 0
  /// Suggestions by element and misspelled name, so that a mistake that repeats costs its search once.
  private var suggestions: [String: String?] = [:]

  /// Makes a pass over `tree`, whose tables are `rows`.
  init(_ tree: XMLTree, _ rows: XMLRows) {
    self.tree = tree
    self.rows = rows
    ids = IDTable(capacity: rows.elements.count)
    objectOfElement = [Int32](repeating: -1, count: rows.elements.count)
    objectAround = objectOfElement
    constraints.reserveCapacity(rows.elements.count / 4)
    references.reserveCapacity(rows.elements.count / 2)
    objects.reserveCapacity(rows.elements.count / 8)
  }

  /// Walks over all elements.
  mutating func run(_ header: DocumentHeader) -> Spec {
    for index in 0..<rows.elements.count {
      if openScene >= 0, index >= Int(rows.elements[openScene].subtreeEnd) { closeScene() }
      visit(index)
    }
    closeScene()
    var header = header
    if let row = rows.row(of: .initialViewController, in: XMLTree.root) {
      header.initialController = id(inRow: row)
    }
    return Spec(
      tree: tree, header: header, ids: ids, objects: objects, objectOfElement: objectOfElement,
      objectOfID: objectOfID, constraints: constraints, connections: connections, scenes: scenes,
      variations: variations, resources: resources, designables: designables, references: references,
      elementOfID: elementOfID, redeclarations: redeclarations)
  }

  private mutating func visit(_ index: Int) {
    let element = rows.elements[index]
    let known = table.role(element.name)
    let id = scanAttributes(of: index, isKnown: known != nil)
    let around = element.parent < 0 ? -1 : objectAround[Int(element.parent)]
    objectAround[index] = around
    if let role = known.map(objectRole) ?? unknownRole(of: index, hasID: id != nil) {
      addObject(index, role: role, id: id, isKnown: known != nil)
    } else if element.parent >= 0 {
      addPart(index, id: id)
    }
  }

  /// Adds what isn't an object: constraints, connections and what stands beside the objects.
  private mutating func addPart(_ index: Int, id: ObjectID?) {
    let element = rows.elements[index]
    let parent = rows.elements[Int(element.parent)].name
    switch (element.name, parent) {
    case (.constraint, _): addConstraint(index, id: id)
    case (.outlet, _), (.outletCollection, _), (.action, .connections), (.segue, .connections),
      (.segue, .segue):
      addConnection(index)
    case (.variation, _): addVariation(index)
    case (.exclude, .mask), (.include, .mask): addMaskEntry(index)
    case (.image, .resources), (.namedColor, .resources), (.systemColor, .resources): addResource(index)
    case (.designable, .designables): addDesignable(index)
    case (.scene, _): openScene(at: index)
    default: break
    }
  }

  private mutating func addObject(_ index: Int, role: ElementSchema.Role, id: ObjectID?, isKnown: Bool) {
    let element = rows.elements[index]
    let number = Int32(objects.count)
    objects.append(
      SpecObject(
        element: Int32(index), name: element.name, role: role, id: id, parent: objectAround[index],
        slot: slot(of: index), scene: openScene < 0 ? -1 : Int32(scenes.count)))
    objectOfElement[index] = number
    objectAround[index] = number
    if let id, objectOfID[Int(id.number)] < 0, elementOfID[Int(id.number)] == Int32(index) {
      objectOfID[Int(id.number)] = number
    }
    if !isKnown, role == .view { reportUnknownElement(index) }
  }

  private func slot(of index: Int) -> Name {
    let element = rows.elements[index]
    if element.key != .unknown { return element.key }
    guard element.parent >= 0, objectOfElement[Int(element.parent)] < 0 else { return .unknown }
    return rows.elements[Int(element.parent)].name
  }

  private mutating func openScene(at index: Int) {
    closeScene()
    openScene = index
    openSceneStart = objects.count
  }

  private mutating func closeScene() {
    guard openScene >= 0 else { return }
    scenes.append(SpecScene(element: Int32(openScene), objects: openSceneStart..<objects.count))
    openScene = -1
  }

  // MARK: Ids

  /// The id that the value in a row spells.
  mutating func id(inRow row: Int) -> ObjectID {
    let id = ids.intern(rows.value(row))
    if Int(id.number) >= elementOfID.count {
      elementOfID.append(-1)
      objectOfID.append(-1)
    }
    return id
  }

  /// Notes that `element` has the id in a row; nil for an empty one.
  mutating func declareID(row: Int, of element: Int) -> ObjectID? {
    guard rows.attributes[row].name == .id, !rows.value(row).isEmpty else { return nil }
    let id = id(inRow: row)
    if elementOfID[Int(id.number)] < 0 {
      elementOfID[Int(id.number)] = Int32(element)
    } else {
      redeclarations.append(Int32(element))
    }
    return id
  }

  /// What was probably meant by `word` where `scope` has the candidates; nil too after thousands of words.
  mutating func suggestion(for word: String, scope: Name, _ candidates: () -> [String]) -> String? {
    let key = scope.rawValue + " " + word
    if let known = suggestions[key] { return known }
    guard suggestions.count < 4096 else { return nil }
    let near = Suggestion.nearest(to: word, in: candidates())
    suggestions[key] = .some(near)
    return near
  }

  /// The nearest id around an element, for findings.
  func objectText(_ index: Int) -> String? {
    var index = index
    while index >= 0 {
      if let row = rows.row(of: .id, in: index) { return tree.string(row: row) }
      index = Int(rows.elements[index].parent)
    }
    return nil
  }
}
