internal import Catalog
internal import Diagnostics
internal import SpecDecoding
internal import Vocabulary

extension LanguageResolver {
  /// Finds the view of each cell and types what it shows.
  ///
  /// Needs: types, components, documents. Leaves: `templates.cells`.
  mutating func resolveCells() {
    let declared = all(\.cells)
    reportDuplicates(declared.map(\.declaration.name), "cell")
    for cell in declared {
      let declaration = cell.declaration
      guard !templates.cells.contains(where: { $0.name == declaration.name.value }) else { continue }
      let model = declaration.model.flatMap { self.model($0) }
      let view = view(of: declaration, unit: cell.unit, model: model)
      var template = CellTemplate(
        name: declaration.name.value, kind: declaration.kind, model: model, document: view?.document,
        root: view?.root, callbacks: declaration.callbacks, place: declaration.name.place)
      if view != nil { bind(declaration, &template) }
      templates.cells.append(template)
    }
  }

  private mutating func model(_ name: Located<String>) -> SpecType? {
    if case .model(let number)? = environment.types.type(named: name.value) { return .model(number) }
    if let type = environment.types.type(named: name.value) { return type }
    let names = environment.types.models.map(\.name)
    reportUnknown(NameKinds.unknownModel, name, "no model has the name", in: names)
    return nil
  }

  /// The document and root of a cell's view.
  private mutating func view(
    of cell: CellDeclaration, unit: Int, model: SpecType?
  ) -> (document: Int, root: NodeID)? {
    if let root = cell.root {
      let body = Body(
        root: root, unit: unit, names: .item(model), title: "cell '\(cell.name.value)'",
        frame: .cell(cell), outlets: cell.outlets, actions: cell.actions, place: cell.name.place)
      return lower(body).flatMap { document in
        templates.documents[document].template.roots.first.map { (document, $0.node) }
      }
    }
    for (number, document) in templates.documents.enumerated() where document.provenance == nil {
      if let root = document.template.cellRoot(of: cell.name.value) { return (number, root) }
    }
    // An import that could not be read may have had it.
    let hasHole = specUnits.contains { unit in
      guard let spec = sources.spec(unit) else { return false }
      return zip(spec.declarations.imports, spec.imports).contains { $0.kind == .document && $1 == nil }
    }
    if !hasHole { reportMissingView(of: cell) }
    return nil
  }

  private mutating func reportMissingView(of cell: CellDeclaration) {
    let classes = templates.documents.filter { $0.provenance == nil }
      .flatMap { $0.template.nodes.compactMap(\.customClass) }
    reportUnknown(
      NameKinds.unknownCell, cell.name, "no imported document has a cell of class", in: classes)
  }

  // MARK: Bindings

  private mutating func bind(_ cell: CellDeclaration, _ template: inout CellTemplate) {
    for written in cell.bindings {
      guard let node = node(written.outlet, written.target, template),
        let property = property(written.property, of: node, template),
        let expression = expression(written, property, template)
      else { continue }
      template.bindings.append(
        CellTemplate.Binding(node: node, property: property, expression: expression, declaration: written))
    }
    template.awake = cell.awake.compactMap { change($0, template) }
    template.sets = cell.sets.compactMap { change($0, template) }
    template.selected = cell.selected.compactMap { change($0, template) }
    for callback in cell.callbacks { check(callback, template) }
  }

  private mutating func expression(
    _ written: BindDeclaration, _ property: ViewProperty, _ cell: CellTemplate
  ) -> Expression? {
    guard cell.model != nil else {
      if templates.cells.allSatisfy({ $0.name != cell.name }), isWithoutModel(cell) {
        bag.report(
          AttributeKinds.missingAttribute, at: cell.place,
          "cell '\(cell.name)' needs attribute 'model' for its bindings")
      }
      return nil
    }
    guard ExpressionText.isPath(written.path.value) else {
      bag.report(
        ValueKinds.invalidExpression, at: written.path.place,
        "'\(written.path.value)' is no path of names and dots")
      return nil
    }
    let compiler = ExpressionCompiler(environment: environment, scope: .item(cell.model))
    guard var piece = compiler.resolve(written.path, into: &bag) else { return nil }
    if let format = written.format {
      guard let formatted = compiler.apply(format, to: piece, into: &bag) else { return nil }
      piece = formatted
    }
    let name = Located(written.property.value, at: written.path.place)
    guard BindingRule(environment: environment).accepts(piece.type, property, name, into: &bag) else {
      return nil
    }
    return Expression(piece.node, piece.type, at: written.path.place)
  }

  /// Whether the declaration of a cell names no model, right or wrong.
  private func isWithoutModel(_ cell: CellTemplate) -> Bool {
    all(\.cells).first { $0.declaration.name.value == cell.name }?.declaration.model == nil
  }

  private mutating func change(_ written: SetDeclaration, _ cell: CellTemplate) -> CellTemplate.Change? {
    guard let node = node(written.outlet, written.target, cell),
      let property = property(written.property, of: node, cell),
      let value = value(written.value, property)
    else { return nil }
    let when = written.when.map { condition($0, cell) }
    let unless = written.unless.map { condition($0, cell) }
    if case .some(nil) = when { return nil }
    if case .some(nil) = unless { return nil }
    return CellTemplate.Change(
      node: node, property: property, value: value, when: when ?? nil, unless: unless ?? nil,
      declaration: written)
  }

  private mutating func condition(_ path: Located<String>, _ cell: CellTemplate) -> Expression? {
    let compiler = ExpressionCompiler(environment: environment, scope: .item(cell.model))
    guard let piece = compiler.resolve(path, into: &bag) else { return nil }
    guard piece.type.wrapped == .boolean || piece.type == .unknown else {
      bag.report(
        ValueKinds.typeMismatch, at: path.place,
        "a condition must be Bool; '\(path.value)' is '\(environment.types.text(of: piece.type))'")
      return nil
    }
    return Expression(piece.node, piece.type, at: path.place)
  }

  /// The value of a property; nil after reporting that the text is none.
  mutating func value(_ text: Located<String>, _ property: ViewProperty) -> PropertyValue? {
    if let value = PropertyText(colors: environment.colors).value(text.value, property.form) { return value }
    if property.form == .color {
      LiteralReader(environment: environment).reportColor(text, into: &bag)
    } else if case .word(let words) = property.form {
      reportUnknown(ValueKinds.typeMismatch, text, "property '\(property.key.text)' cannot be", in: words)
    } else {
      bag.report(
        ValueKinds.typeMismatch, at: text.place,
        "property '\(property.key.text)' takes \(property.form.text); '\(text.value)' is not")
    }
    return nil
  }

  private mutating func property(
    _ name: Located<String>, of node: NodeID, _ cell: CellTemplate
  ) -> ViewProperty? {
    guard let document = cell.document else { return nil }
    return property(name, of: templates.documents[document].template.nodes[node.index])
  }

  /// The property of a node; nil after reporting that it has none of that name.
  mutating func property(_ name: Located<String>, of node: Node) -> ViewProperty? {
    let element: Name = Catalog.standard.schema(of: node.element) == nil ? .view : node.element
    if let property = ViewProperty.named(name.value, of: element) { return property }
    reportUnknown(
      ValueKinds.unknownProperty, name, "class '\(node.className)' has no property",
      in: ViewProperty.names(of: element))
    return nil
  }

  // MARK: Views behind outlets

  /// The node that an outlet or an id names in a cell; the cell itself without either.
  private mutating func node(
    _ outlet: Located<String>?, _ target: Located<String>?, _ cell: CellTemplate
  ) -> NodeID? {
    guard let number = cell.document, let root = cell.root else { return nil }
    let document = templates.documents[number]
    let outlets = document.template.outlets(of: root)
    if let outlet {
      if let match = outlets.first(where: { $0.name == outlet.value }) { return match.node }
      if isBroken(outlet.value, cell, root) { return nil }
      reportUnknown(
        NameKinds.unknownOutlet, outlet, "class '\(cell.name)' has no outlet", in: outlets.map(\.name))
      return nil
    }
    guard let target else { return root }
    if let node = document.nodeByName[target.value], document.template.isInside(node, root) { return node }
    if let match = outlets.first(where: { $0.name == target.value }) { return match.node }
    if document.lostNames.contains(target.value) { return nil }
    let names = document.nodeByName.filter { document.template.isInside($0.value, root) }.keys.sorted()
    reportUnknown(
      NameKinds.unknownTarget, target, "no view or outlet of cell '\(cell.name)' is named",
      in: outlets.map(\.name) + names)
    return nil
  }

  /// Whether a cell has an outlet that leads nowhere, which was reported.
  private func isBroken(_ outlet: String, _ cell: CellTemplate, _ root: NodeID) -> Bool {
    guard let number = cell.document else { return false }
    let declaration = all(\.cells).first { $0.declaration.name.value == cell.name }?.declaration
    return declaration?.outlets.contains { $0.property.value == outlet } ?? false
      || templates.documents[number].template.connections.contains {
        $0.name == .outlet && $0.source == root && $0.member == outlet && $0.destination == nil
      }
  }

  private mutating func check(_ callback: CallbackDeclaration, _ cell: CellTemplate) {
    guard let number = cell.document, let root = cell.root else { return }
    let template = templates.documents[number].template
    let selectors = template.connections.filter {
      $0.name == .action && template.isInside($0.source, root)
    }.map(\.member)
    if selectors.contains(callback.action.value) { return }
    reportUnknown(
      NameKinds.unknownAction, callback.action, "class '\(cell.name)' has no action", in: selectors)
  }
}

extension Template {
  /// The view of a cell's class: a top-level view, or a prototype in a collection or table view.
  func cellRoot(of name: String) -> NodeID? {
    if let root = roots.first(where: { nodes[$0.node.index].customClass == name && $0.controller == nil }) {
      return root.node
    }
    return nodes.indices.first { index in
      guard nodes[index].customClass == name else { return false }
      switch nodes[index].element {
      case .tableViewCell, .collectionViewCell, .collectionReusableView, .tableViewHeaderFooterView:
        return true
      default: return false
      }
    }.map(NodeID.init)
  }

  /// The outlets of a view, in the order of the document; those of the File's Owner too where it stands for
  /// it.
  func outlets(of view: NodeID) -> [(name: String, node: NodeID)] {
    connections.compactMap { connection in
      guard connection.name == .outlet, let destination = connection.destination, connection.source == view
      else { return nil }
      return (connection.member, destination)
    }
  }

  /// Whether a node is another one or stands inside it.
  func isInside(_ node: NodeID, _ root: NodeID) -> Bool {
    var current: NodeID? = node
    while let id = current {
      if id == root { return true }
      current = nodes[id.index].parent
    }
    return false
  }
}
