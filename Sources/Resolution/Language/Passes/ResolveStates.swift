internal import Diagnostics
internal import Geometry
internal import SpecDecoding
internal import Vocabulary

extension LanguageResolver {
  /// Types the steps of states and tries them on the data.
  ///
  /// Needs: scenes, data. Leaves: `templates.states`; those with an error are marked.
  mutating func resolveStates() {
    let declared = sources.main?.declarations.states ?? []
    reportDuplicates(declared.map(\.name), "state")
    var kept: [StateDeclaration] = []
    for state in declared where !kept.contains(where: { $0.name.value == state.name.value }) {
      kept.append(state)
      var template = StateTemplate(
        name: state.name.value, scene: state.scene.flatMap { scene($0) }, place: state.name.place)
      template.isBroken = state.scene != nil && template.scene == nil
      for written in state.steps {
        if let step = step(written, scene: template.scene) {
          template.steps.append(step)
        } else {
          template.isBroken = true
        }
      }
      templates.states.append(template)
    }
    bindOrigins(of: kept)
    for number in templates.states.indices { tryOut(number) }
  }

  private mutating func scene(_ name: Located<String>) -> Int? {
    if let number = templates.scenes.firstIndex(where: { $0.name == name.value }) { return number }
    if all(\.scenes).contains(where: { $0.declaration.name.value == name.value }) { return nil }
    reportUnknown(NameKinds.unknownScene, name, "no scene is named", in: templates.scenes.map(\.name))
    return nil
  }

  // MARK: Origins

  private mutating func bindOrigins(of states: [StateDeclaration]) {
    for (number, state) in states.enumerated() {
      guard let from = state.from else { continue }
      guard let origin = states.firstIndex(where: { $0.name.value == from.value }) else {
        reportUnknown(NameKinds.unknownState, from, "no state is named", in: states.map(\.name.value))
        templates.states[number].isBroken = true
        continue
      }
      templates.states[number].from = origin
    }
    for number in states.indices { breakCircle(from: number, states) }
  }

  /// Reports a circle once, at the state of it that comes first, and opens it there.
  private mutating func breakCircle(from number: Int, _ states: [StateDeclaration]) {
    var path = [number]
    while let last = path.last, let next = templates.states[last].from {
      if next == number {
        let names = (path + [number]).map { "'\(states[$0].name.value)'" }.joined(separator: " starts from ")
        bag.report(
          NameKinds.cyclicState, at: states[number].from?.place ?? states[number].name.place,
          "states start from each other in a circle: \(names)")
        for member in path { templates.states[member].isBroken = true }
        templates.states[number].from = nil
        return
      }
      guard !path.contains(next) else { return }
      path.append(next)
    }
  }

  /// Does all steps of a state on the data, in each scene to which it belongs, to find those that cannot be
  /// done.
  private mutating func tryOut(_ number: Int) {
    let state = templates.states[number]
    if let from = state.from, templates.states[from].isBroken, from < number {
      templates.states[number].isBroken = true
    }
    guard !templates.states[number].isBroken else { return }
    let scenes = state.scene.map { [$0] } ?? Array(templates.scenes.indices)
    for scene in scenes {
      if case .failure(let problem) = templates.dataState(number, in: .scene(scene)) {
        var found = DiagnosticBag()
        found.report(problem.kind, at: problem.place, problem.message)
        merge(found)
        templates.states[number].isBroken = true
      }
    }
  }

  // MARK: Steps

  private mutating func step(_ written: StepDeclaration, scene: Int?) -> StateTemplate.Step? {
    let data = written.data.map { list($0) }
    if case .some(nil) = data { return nil }
    let number = data ?? nil
    let action: StateTemplate.Action?
    switch written.action {
    case .add(let item, let at, let selects):
      action = addition(item, at, selects, number, written)
    case .remove(let index, let condition): action = removal(index, condition, number)
    case .select(let index): action = selection(index, number, written, scene)
    case .toggle(let section, let row): action = toggling(section, row, written, scene)
    case .setProperty(let property, let value): action = change(property, value, written, scene)
    case .setField(let field, let index, let value): action = change(field, index, value, number)
    case .scroll(let x, let y): action = scrolling(x, y, written, scene)
    }
    return action.map { StateTemplate.Step(action: $0, place: written.place) }
  }

  /// The data that a step names.
  private mutating func list(_ name: Located<String>) -> Int? {
    if let number = environment.dataNumber(name.value) { return number }
    reportUnknown(NameKinds.unknownData, name, "no data has the name", in: environment.dataNames)
    return nil
  }

  /// The type of a list's items; nil after reporting that the data is no list.
  private mutating func itemType(_ data: Int, _ place: SpanRef) -> SpecType? {
    guard let type = environment.data[data].type else { return nil }
    if case .list(let element) = type { return element }
    bag.report(
      ValueKinds.typeMismatch, at: place,
      "a list is due here; '\(environment.data[data].name)' is '\(environment.types.text(of: type))'")
    return nil
  }

  private mutating func addition(
    _ item: ItemDeclaration, _ at: Located<Int>?, _ selects: Bool, _ data: Int?, _ written: StepDeclaration
  ) -> StateTemplate.Action? {
    guard let data, let place = written.data?.place, let type = itemType(data, place) else { return nil }
    var reader = DataReader(environment)
    let value = reader.value(item, type)
    bag.merge(reader.bag)
    var field: Int?
    if selects {
      field = selectedField(of: type)
      if field == nil, type != .unknown {
        bag.report(
          NameKinds.unknownField, at: written.place,
          "\(environment.types.noun(of: type)) has no Bool field 'selected' for attribute 'select'")
        return nil
      }
    }
    return value.map { .add(data: data, value: $0, at: at, selecting: field) }
  }

  private func selectedField(of type: SpecType) -> Int? {
    environment.types.fields(of: type).firstIndex { $0.name == "selected" && $0.type == .boolean }
  }

  private mutating func removal(
    _ index: Located<Int>?, _ condition: Located<String>?, _ data: Int?
  ) -> StateTemplate.Action? {
    guard let data else { return nil }
    if let index { return .removeAt(data: data, index) }
    guard let condition, let type = itemType(data, condition.place) else { return nil }
    guard let field = field(condition, of: type) else { return nil }
    guard environment.types.fields(of: type)[field].type == .boolean else {
      bag.report(
        ValueKinds.typeMismatch, at: condition.place, "a condition must be Bool; '\(condition.value)' is not")
      return nil
    }
    return .removeWhere(data: data, field: field)
  }

  private mutating func field(_ name: Located<String>, of type: SpecType) -> Int? {
    if type == .unknown { return nil }
    let fields = environment.types.fields(of: type)
    if let position = fields.firstIndex(where: { $0.name == name.value }) { return position }
    reportUnknown(
      NameKinds.unknownField, name, "\(environment.types.noun(of: type)) has no field", in: fields.map(\.name)
    )
    return nil
  }

  private mutating func selection(
    _ index: Located<Int>, _ data: Int?, _ written: StepDeclaration, _ scene: Int?
  ) -> StateTemplate.Action? {
    if let data, let place = written.data?.place {
      return itemType(data, place).map { .select(data: data, index, field: selectedField(of: $0)) }
    }
    guard let target = written.target, let found = view(target, scene: scene) else { return nil }
    guard found.repetition != nil else {
      if !found.isBroken {
        bag.report(NameKinds.unknownTarget, at: target.place, "'\(target.value)' has no items to select")
      }
      return nil
    }
    return .selectIn(view: target.value, index)
  }

  private mutating func toggling(
    _ section: Located<Int>, _ row: Located<Int>?, _ written: StepDeclaration, _ scene: Int?
  ) -> StateTemplate.Action? {
    guard let target = written.target, let found = view(target, scene: scene) else { return nil }
    guard let sections = found.repetition?.sections, sections.isExpandable else {
      if !found.isBroken {
        bag.report(NameKinds.unknownTarget, at: target.place, "'\(target.value)' has no sections that open")
      }
      return nil
    }
    // The scenes that have the view may differ: rows open where one of them has such rows.
    if let row, !hasOpeningRows(target.value, scene: scene) {
      bag.report(NameKinds.unknownTarget, at: row.place, "'\(target.value)' has no rows that open")
      return nil
    }
    return .toggle(view: target.value, section: section, row: row)
  }

  private mutating func change(
    _ name: Located<String>, _ value: Located<String>, _ written: StepDeclaration, _ scene: Int?
  ) -> StateTemplate.Action? {
    guard let target = written.target, let found = view(target, scene: scene),
      let property = property(name, of: found.node), let value = self.value(value, property)
    else { return nil }
    return .set(view: target.value, property, value)
  }

  private mutating func change(
    _ name: Located<String>, _ index: Located<Int>?, _ text: Located<String>, _ data: Int?
  ) -> StateTemplate.Action? {
    guard let data, let type = environment.data[data].type else { return nil }
    var record = type.wrapped
    if case .list(let element) = type {
      guard index != nil else {
        bag.report(
          AttributeKinds.missingAttribute, at: name.place,
          "attribute 'index' is needed: '\(environment.data[data].name)' is a list")
        return nil
      }
      record = element
    }
    guard let field = field(name, of: record) else { return nil }
    let due = environment.types.fields(of: record)[field].type
    let value = LiteralReader(environment: environment)
      .value(text, due, "field '\(name.value)'", into: &bag)
    return value.map { .setField(data: data, index: index, field: field, $0) }
  }

  private mutating func scrolling(
    _ x: Double, _ y: Double, _ written: StepDeclaration, _ scene: Int?
  ) -> StateTemplate.Action? {
    guard let target = written.target, let found = view(target, scene: scene) else { return nil }
    guard ViewProperty.isScrollView(found.node.element) else {
      bag.report(NameKinds.unknownTarget, at: target.place, "'\(target.value)' does not scroll")
      return nil
    }
    return .scroll(view: target.value, Point(x: x, y: y))
  }

  // MARK: Views

  /// A view that a step names.
  private struct FoundView {
    let node: Node
    let repetition: Repetition?
    /// Whether it should repeat cells but can't, which was reported.
    let isBroken: Bool
  }

  /// The view with an id in one of the scenes to which a state belongs.
  private mutating func view(_ name: Located<String>, scene: Int?) -> FoundView? {
    let scenes = scene.map { [$0] } ?? Array(templates.scenes.indices)
    var names: [String] = []
    for number in scenes {
      let document = templates.documents[templates.scenes[number].document]
      if let node = document.nodeByName[name.value] {
        return FoundView(
          node: document.template.nodes[node.index],
          repetition: document.repetitions.first { $0.node == node },
          isBroken: document.brokenRepetitions.contains(node))
      }
      if document.lostNames.contains(name.value) { return nil }
      names += document.nodeByName.keys.sorted()
    }
    // A scene that could not be lowered may have had it.
    if all(\.scenes).count > templates.scenes.filter({ !$0.isImported }).count { return nil }
    let what = scene.map { "scene '\(templates.scenes[$0].name)'" } ?? "any scene"
    reportUnknown(NameKinds.unknownTarget, name, "no view of \(what) has the id", in: names)
    return nil
  }

  /// Whether rows of a table open in one of the scenes, or would if it weren't wrong.
  private func hasOpeningRows(_ view: String, scene: Int?) -> Bool {
    (scene.map { [$0] } ?? Array(templates.scenes.indices)).contains { number in
      let document = templates.documents[templates.scenes[number].document]
      guard let node = document.nodeByName[view] else { return false }
      return document.brokenRepetitions.contains(node)
        || document.repetitions.contains { $0.node == node && $0.sections?.children != nil }
    }
  }
}
