internal import Catalog
internal import Diagnostics
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// Copies a body into a draft and puts components in the place of their uses.
///
/// Needs: the declarations of all components, typed. Leaves: a draft without components, slots, parameters;
/// what depends on data stands beside the elements as bindings.
struct BodyExpander {
  /// A component and where it is declared.
  struct Component {
    let declaration: ComponentDeclaration
    let unit: Int
    /// The parameters' types, in order.
    let types: [SpecType]
  }

  /// The largest number of elements in one body.
  static let elementLimit = 100_000
  /// The deepest nesting of elements.
  static let depthLimit = 512

  let environment: LanguageEnvironment
  let components: [Component]
  let componentByName: [String: Int]
  /// The tree of each unit.
  let trees: [XMLTree?]
  var draft = Draft()
  var bag = DiagnosticBag()
  /// The components that were put in.
  var usedComponents: Set<Int> = []
  var depth = 0
  var isTooLarge = false

  /// What the use of a component gives its root view.
  struct Merge {
    var attributes: [Draft.Attribute] = []
    /// The scopes in which the root has an id: that of the use, and those around it.
    var ids: [(scope: Int, id: String, isExported: Bool)] = []
    /// Children of the use that are no views: constraints, connections.
    var extras: [(element: Int, unit: Int, scope: Int)] = []
  }

  /// Copies an element and all inside; nil where it makes no view, which was reported.
  mutating func copy(
    _ element: Int, unit: Int, scope: Int, parent: Int, merge: Merge = Merge()
  ) -> Int? {
    guard let tree = trees[unit], isWithinLimits(tree.place(of: element)) else { return nil }
    depth += 1
    defer { depth -= 1 }
    let name = tree.nameText(of: element)
    let kind = tree.elements[element].name
    if name == "slot" {
      fillSlot(element, unit: unit, scope: scope, parent: parent)
      return nil
    }
    if let component = componentByName[name] {
      return expand(component, element, unit: unit, scope: scope, parent: parent, merge: merge)
    }
    if Catalog.standard.schema(of: kind) == nil, let first = name.unicodeScalars.first,
      ("A"..."Z").contains(first)
    {
      reportUnknownComponent(name, tree, element)
      lose(element, tree, scope: scope)
      return nil
    }
    let number = draft.elements.count
    draft.elements.append(
      Draft.Element(
        name: name, kind: kind, parent: parent,
        origin: Origin(tree.place(of: element), instances: draft.scopes[scope].instances), scope: scope,
        text: tree.text(of: element)))
    copyAttributes(of: element, tree, to: number, merge)
    // The outermost use comes first; its id is the one that the lowered document has.
    for id in merge.ids.reversed() {
      draft.elements[number].id = register(id.id, number, scope: id.scope, isExported: id.isExported)
    }
    copyChildren(of: element, unit: unit, scope: scope, to: number)
    for extra in merge.extras {
      add(copy(extra.element, unit: extra.unit, scope: extra.scope, parent: number), to: number)
    }
    return number
  }

  private mutating func copyChildren(of element: Int, unit: Int, scope: Int, to number: Int) {
    guard let tree = trees[unit] else { return }
    for child in tree.children(of: element) {
      add(copy(child, unit: unit, scope: scope, parent: number), to: number)
    }
  }

  /// Appends a copied child, where there is one.
  mutating func add(_ child: Int?, to parent: Int) {
    if let child { draft.elements[parent].children.append(child) }
  }

  private mutating func isWithinLimits(_ place: SpanRef) -> Bool {
    if draft.elements.count < BodyExpander.elementLimit, depth < BodyExpander.depthLimit { return true }
    if !isTooLarge {
      isTooLarge = true
      bag.report(
        ExpansionKinds.expansionTooLarge, at: place,
        depth < BodyExpander.depthLimit
          ? "over \(BodyExpander.elementLimit) elements after components are put in"
          : "elements are nested over \(BodyExpander.depthLimit) deep after components are put in")
    }
    return false
  }

  /// Keeps the ids of an element that can't be made, and of all inside, from being reported as unknown.
  mutating func lose(_ element: Int, _ tree: XMLTree, scope: Int) {
    for inner in element..<Int(tree.elements[element].subtreeEnd) {
      if let id = tree.string(.id, in: inner) { draft.scopes[scope].lostIDs.insert(id) }
    }
  }

  private mutating func reportUnknownComponent(_ name: String, _ tree: XMLTree, _ element: Int) {
    guard environment.isComplete else { return }
    let near = Suggestion.nearest(to: name, in: components.map(\.declaration.name.value))
    let place = tree.place(of: element)
    bag.report(
      NameKinds.unknownComponent, at: place,
      "no component has the name '\(name)'" + (near.map { "; the nearest is '\($0)'" } ?? ""),
      fixIts: near.map { [.replace(name, with: $0, at: place)] } ?? [])
  }

  // MARK: Attributes

  private mutating func copyAttributes(of element: Int, _ tree: XMLTree, to number: Int, _ merge: Merge) {
    let scope = draft.elements[number].scope
    var isExported = false
    var id: String?
    for attribute in written(element, tree, scope: scope) {
      switch attribute.name {
      case "export" where draft.scopes[scope].use != nil: isExported = attribute.value == "YES"
      case "slot" where draft.elements[number].kind != .slot: continue
      default:
        guard let known = replaceExpressions(in: attribute, number) else { continue }
        if attribute.name == "id" { id = known.value }
        if !merge.attributes.contains(where: { $0.name == attribute.name }) {
          draft.elements[number].attributes.append(known)
        }
      }
    }
    draft.elements[number].attributes += merge.attributes
    if let id, !id.isEmpty {
      draft.elements[number].id = register(id, number, scope: scope, isExported: isExported)
    }
  }

  /// The attributes of an element as they are written.
  func written(_ element: Int, _ tree: XMLTree, scope: Int) -> [Draft.Attribute] {
    tree.attributeRows(of: element).map { row in
      Draft.Attribute(
        name: tree.nameText(row: row, in: element), value: tree.string(row: row),
        place: tree.place(ofValue: row, in: element), namePlace: tree.place(ofName: row, in: element),
        scope: scope)
    }
  }

  /// An attribute without its expressions; nil where it becomes a binding, or was wrong.
  private mutating func replaceExpressions(in attribute: Draft.Attribute, _ number: Int) -> Draft.Attribute? {
    guard attribute.value.utf8.contains(where: { $0 == 0x7B || $0 == 0x7D }) else { return attribute }
    let element = draft.elements[number]
    let compiler = ExpressionCompiler(environment: environment, scope: draft.scopes[element.scope].names)
    let property = ViewProperty.named(attribute.name, of: propertyKind(of: element))
    switch compiler.compile(attribute.located, into: &bag) {
    case .failed: return nil
    case .text(let text, let type):
      let rule = BindingRule(environment: environment)
      if let type, let property,
        !rule.accepts(type, property, Located(attribute.name, at: attribute.place), into: &bag)
      {
        return nil
      }
      return Draft.Attribute(
        name: attribute.name, value: text, place: attribute.place, namePlace: attribute.namePlace,
        scope: attribute.scope)
    case .expression(let expression):
      bind(expression, attribute, property, number)
      return nil
    }
  }

  private mutating func bind(
    _ expression: Expression, _ attribute: Draft.Attribute, _ property: ViewProperty?, _ number: Int
  ) {
    guard let property else {
      guard expression.type != .unknown else { return }
      bag.report(
        ValueKinds.invalidExpression, at: expression.place,
        "attribute '\(attribute.name)' cannot depend on data")
      return
    }
    let rule = BindingRule(environment: environment)
    let name = Located(attribute.name, at: expression.place)
    guard rule.accepts(expression.type, property, name, into: &bag) else { return }
    draft.bindings.append(
      Draft.Binding(
        element: number, property: property, expression: expression,
        instances: draft.elements[number].origin.instances))
  }

  /// The element whose properties one has: unknown ones are plain views.
  private func propertyKind(of element: Draft.Element) -> Name {
    Catalog.standard.schema(of: element.kind) == nil ? .view : element.kind
  }

  // MARK: Ids

  /// Makes an id name an element in a scope and, where it is exported, in the scope of the use; gives the id
  /// that the lowered document has for it.
  @discardableResult
  mutating func register(_ id: String, _ element: Int, scope: Int, isExported: Bool) -> String {
    if draft.scopes[scope].ids[id] == nil { draft.scopes[scope].ids[id] = element }
    if isExported, let use = draft.scopes[scope].use, let outer = use.id {
      register("\(outer).\(id)", element, scope: use.scope, isExported: use.isExported)
    }
    let instance = draft.scopes[scope].instance
    return instance.isEmpty ? id : instance + (isExported ? "." : "/") + id
  }
}
