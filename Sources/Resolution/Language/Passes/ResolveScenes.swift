internal import Diagnostics
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

extension LanguageResolver {
  /// Types the parameters of all components.
  ///
  /// Needs: types. Leaves: `components`.
  mutating func declareComponents() {
    let declared = all(\.components)
    reportDuplicates(declared.map(\.declaration.name), "component")
    for (declaration, unit) in declared.map({ ($0.declaration, $0.unit) }) {
      let types = declaration.parameters.map { type($0.type) ?? .unknown }
      for (parameter, type) in zip(declaration.parameters, types) {
        guard let fallback = parameter.fallback else { continue }
        _ = LiteralReader(environment: environment).value(
          fallback, type, "the default of parameter '\(parameter.name.value)'", into: &bag)
      }
      if componentByName[declaration.name.value] == nil {
        componentByName[declaration.name.value] = components.count
      }
      components.append(BodyExpander.Component(declaration: declaration, unit: unit, types: types))
    }
  }

  /// Resolves the imported documents.
  ///
  /// Needs: sources. Leaves: a document template for each, and the scenes of storyboards.
  mutating func bindDocuments() {
    for unit in sources.units.indices {
      guard let spec = sources.document(unit) else { continue }
      let name = FilePath.stem(of: sources.units[unit].file.path)
      let template = Resolver.resolve(spec, name: name, into: &bag)
      var document = DocumentTemplate(spec: spec, provenance: nil, unit: unit, template: template)
      for (index, node) in template.nodes.enumerated() where !node.isIDInvented {
        if document.nodeByName[node.id] == nil { document.nodeByName[node.id] = NodeID(index) }
      }
      documentOfUnit[unit] = templates.documents.count
      templates.documents.append(document)
    }
  }

  /// Lowers the scenes and lists those of imported storyboards after them.
  ///
  /// Needs: types, components, documents, cells. Leaves: `templates.scenes`.
  mutating func resolveScenes() {
    let declared = all(\.scenes)
    reportDuplicates(declared.map(\.declaration.name), "scene")
    for scene in declared { resolve(scene.declaration, unit: scene.unit) }
    for document in templates.documents.indices where templates.documents[document].provenance == nil {
      for (position, root) in templates.documents[document].template.roots.enumerated()
      where root.controller != nil {
        templates.scenes.append(
          SceneTemplate(
            name: root.name, document: document, root: position, isImported: true, title: nil,
            place: templates.documents[document].template.nodes[root.node.index].origin.place))
      }
    }
  }

  private mutating func resolve(_ scene: SceneDeclaration, unit: Int) {
    guard let root = scene.root, !templates.scenes.contains(where: { $0.name == scene.name.value })
    else { return }
    let body = Body(
      root: root, unit: unit, names: .data, title: "scene '\(scene.name.value)'",
      frame: .scene(scene, controller: scene.name.value + ".controller"), outlets: scene.outlets,
      actions: scene.actions, place: scene.name.place)
    guard let document = lower(body), !templates.documents[document].template.roots.isEmpty else { return }
    if scene.hasTabBar, scene.hasToolbar {
      templates.documents[document].template.roots[0].context.toolbar = .present
    }
    templates.scenes.append(
      SceneTemplate(
        name: scene.name.value, document: document, root: 0, isImported: false, title: scene.title?.value,
        place: scene.name.place))
  }

  /// Expands once what no scene or cell uses, so that it is checked too.
  ///
  /// Needs: all other bodies lowered. Leaves: findings only.
  mutating func checkUnusedComponents() {
    for number in components.indices where !usedComponents.contains(number) {
      let component = components[number]
      guard let root = component.declaration.root else { continue }
      var parameters: [String: ExpressionScope.Parameter] = [:]
      for (parameter, type) in zip(component.declaration.parameters, component.types) {
        parameters[parameter.name.value] = ExpressionScope.Parameter(
          type: type, text: sample(type), node: .literal(.null))
      }
      let name = component.declaration.name.value
      let body = Body(
        root: root, unit: component.unit, names: .component(name, parameters),
        title: "component '\(name)'", frame: .component, outlets: [], actions: [],
        place: component.declaration.name.place)
      let count = templates.documents.count
      _ = lower(body, stack: [number])
      templates.documents.removeSubrange(count...)
    }
  }

  /// A text that a type accepts, for parameters of components that nothing uses; nil where it takes data.
  private func sample(_ type: SpecType) -> String? {
    switch type.wrapped {
    case .string, .image, .url, .date: "x"
    case .integer, .double: "1"
    case .boolean: "NO"
    case .color: "black"
    case .enumeration(let number): environment.types.enumerations[number].cases.first?.name
    case .model, .list, .optional, .unknown: nil
    }
  }
}
