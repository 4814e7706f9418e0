internal import Catalog
internal import Diagnostics
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// A body of a spec that is to be lowered.
struct Body {
  let root: Int
  let unit: Int
  /// What names in its expressions mean.
  let names: ExpressionScope
  /// What it is, for findings: `scene 'Home'`.
  let title: String
  let frame: DraftWriter.Frame
  let outlets: [OutletDeclaration]
  let actions: [ActionDeclaration]
  /// The place of its declaration.
  let place: SpanRef
}

extension LanguageResolver {
  /// Lowers a body to a document of Interface Builder and resolves that; gives the number of the document.
  ///
  /// Needs: types, components. Leaves: a document template with bindings and repetitions; nil where nothing
  /// could be made, which was reported. `stack` has the component whose body it is.
  mutating func lower(_ body: Body, stack: [Int] = []) -> Int? {
    var expander = BodyExpander(
      environment: environment, components: components, componentByName: componentByName,
      trees: sources.units.indices.map(sources.tree))
    expander.draft.scopes.append(
      Draft.Scope(
        title: body.title, names: body.names, instance: "", use: nil,
        slots: stack.isEmpty ? nil : Draft.SlotContent(children: [], unit: body.unit, scope: 0),
        stack: stack, instances: [],
        unit: body.unit))
    let root = expander.copy(body.root, unit: body.unit, scope: 0, parent: -1)
    usedComponents.formUnion(expander.usedComponents)
    merge(expander.bag)
    guard let root, !expander.isTooLarge else { return nil }
    var naming = Naming()
    var draft = expander.draft
    ContentWrapping.run(&draft)
    naming.run(&draft, root: root)
    draft = run(draft, body, root)
    return write(draft, body, root: root, invented: naming.invented)
  }

  /// The passes over one draft, in order.
  private mutating func run(_ draft: Draft, _ body: Body, _ root: Int) -> Draft {
    var references = ReferenceBinding(draft)
    references.run()
    merge(references.bag)
    var collections = CollectionLowering(references.draft)
    collections.run()
    merge(collections.bag)
    var values = ValueLowering(collections.draft, environment)
    values.run()
    if case .cell = body.frame { values.lowerCellSize(root, screen: templates.headerTraits(sources)) }
    merge(values.bag)
    var shorthands = ShorthandLowering(values.draft)
    shorthands.run()
    merge(shorthands.bag)
    var spelling = SpellingCheck(shorthands.draft)
    spelling.run()
    merge(spelling.bag)
    return spelling.draft
  }

  private mutating func write(_ draft: Draft, _ body: Body, root: Int, invented: Set<String>) -> Int? {
    let unit = sources.units.count + templates.documents.count
    var writer = DraftWriter(
      draft, file: FileID(Int(sources.units[0].file.id.number) + unit), fallback: body.place)
    connect(body, root, &writer)
    let module = templates.module
    guard let header = sources.main?.declarations.header else { return nil }
    writer.writeDocument(body.frame, root: root, header: header, module: module)
    guard let tree = writer.tree(path: sources.units[body.unit].file.path) else { return nil }
    var findings = DiagnosticBag()
    let spec = SpecDecoder.decode(tree, into: &findings)
    guard let spec else {
      merge(writer.provenance.bag(findings))
      return nil
    }
    let name = sources.units[body.unit].file.path
    var template = Resolver.resolve(spec, name: FilePath.stem(of: name), into: &findings)
    merge(writer.provenance.bag(findings))
    writer.provenance.restore(&template, invented: invented)
    return add(template, spec, draft, writer, body)
  }

  private mutating func add(
    _ template: Template, _ spec: Spec, _ draft: Draft, _ writer: DraftWriter, _ body: Body
  ) -> Int {
    var document = DocumentTemplate(
      spec: spec, provenance: writer.provenance, unit: body.unit, template: template)
    func node(_ element: Int) -> NodeID? {
      let number = writer.numbers[element]
      guard number >= 0, spec.objectOfElement[number] >= 0 else { return nil }
      return NodeID(Int(spec.objectOfElement[number]))
    }
    for (name, element) in draft.scopes[0].ids {
      if let node = node(element) { document.nodeByName[name] = node }
    }
    document.lostNames = draft.scopes[0].lostIDs
    for binding in draft.bindings {
      guard let node = node(binding.element) else { continue }
      document.bindings.append(
        NodeBinding(node: node, property: binding.property, expression: binding.expression))
    }
    for written in draft.repetitions {
      guard let node = node(written.element) else { continue }
      setLayout(written, node, &document.template)
      if !written.isBroken, let repetition = repetition(written, node) {
        document.repetitions.append(repetition)
      } else {
        document.brokenRepetitions.insert(node)
      }
    }
    templates.documents.append(document)
    return templates.documents.count - 1
  }

  /// Keeps what documents have no words for: items as large as the collection view, lines aligned to their
  /// beginning.
  private func setLayout(_ written: DraftRepetition, _ node: NodeID, _ template: inout Template) {
    let layout = template.nodes[node.index].children.first {
      template.nodes[$0.index].slot == .collectionViewLayout
    }
    for (name, value) in [(Name.itemSize, written.itemSize), (.lineAlignment, written.lineAlignment)] {
      guard let value else { continue }
      template.nodes[node.index].properties[PropertyKey(name, in: .collectionViewLayout)] = .string(value)
      if let layout { template.nodes[layout.index].properties[PropertyKey(name)] = .string(value) }
    }
  }

  // MARK: Connections

  /// Turns the outlets and actions of a body into connections of its document; ids that name nothing are
  /// reported.
  private mutating func connect(_ body: Body, _ root: Int, _ writer: inout DraftWriter) {
    let lookup = DraftLookup(draft: writer.draft)
    var owner: [DraftWriter.Connection] = []
    for outlet in body.outlets {
      guard let element = lookup.element(outlet.destination, scope: 0) else {
        lookup.reportUnknown(outlet.destination, scope: 0, into: &bag)
        continue
      }
      owner.append(self.outlet(outlet, to: writer.draft.elements[element].id ?? ""))
    }
    var holder = writer.draft.elements[root].id ?? ""
    if case .scene(_, let controller) = body.frame {
      writer.ownerConnections = owner
      holder = controller
    } else {
      writer.connections[root] = owner
    }
    for action in body.actions {
      guard let element = lookup.element(action.source, scope: 0) else {
        lookup.reportUnknown(action.source, scope: 0, into: &bag)
        continue
      }
      let schema = Catalog.standard.schema(of: writer.draft.elements[element].kind)
      writer.connections[element, default: []].append(
        self.action(action, to: holder, defaultEvent: schema?.defaultEvent))
    }
  }

  private func outlet(_ outlet: OutletDeclaration, to id: String) -> DraftWriter.Connection {
    DraftWriter.Connection(
      name: outlet.isCollection ? "outletCollection" : "outlet",
      attributes: [
        attribute("property", outlet.property),
        DraftWriter.Attribute(
          name: "destination", value: id,
          row: Provenance.Row(
            value: outlet.destination.place, name: outlet.destination.place,
            isVerbatim: id == outlet.destination.value)),
      ], place: outlet.place)
  }

  private func action(
    _ action: ActionDeclaration, to id: String, defaultEvent: String?
  ) -> DraftWriter.Connection {
    var attributes = [
      attribute("selector", action.selector), DraftWriter.Attribute(name: "destination", value: id),
    ]
    if let event = action.event {
      attributes.append(attribute("eventType", event))
    } else if let defaultEvent {
      attributes.append(DraftWriter.Attribute(name: "eventType", value: defaultEvent))
    }
    return DraftWriter.Connection(name: "action", attributes: attributes, place: action.place)
  }

  private func attribute(_ name: String, _ value: Located<String>) -> DraftWriter.Attribute {
    DraftWriter.Attribute(
      name: name, value: value.value,
      row: Provenance.Row(value: value.place, name: value.place, isVerbatim: true))
  }
}

extension Templates {
  /// The traits of snapshots that say nothing else.
  func headerTraits(_ sources: SpecSources) -> Traits {
    sources.main?.declarations.header.traits ?? Traits(device: nil)
  }
}
