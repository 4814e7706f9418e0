internal import Catalog
internal import Diagnostics
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

extension BodyExpander {
  /// The attributes that every use of a component may have beside its parameters.
  static let useAttributes: Set<String> = [
    "id", "slot", "export", "hidden", "pin", "inset", "size", "width", "height", "aspect", "below", "above",
    "after", "before", "align", "frame", "hugging", "compression",
  ]

  /// Puts a component in the place of its use.
  mutating func expand(
    _ number: Int, _ element: Int, unit: Int, scope: Int, parent: Int, merge: Merge
  ) -> Int? {
    guard let tree = trees[unit] else { return nil }
    let component = components[number]
    let stack = draft.scopes[scope].stack
    usedComponents.insert(number)
    if let start = stack.firstIndex(of: number) {
      reportCircle(stack[start...] + [number], tree.place(of: element))
      lose(element, tree, scope: scope)
      return nil
    }
    guard let root = component.declaration.root else { return nil }
    let use = readUse(component, element, tree, scope: scope)
    let instance = instanceID(of: component, use.id, scope: scope, isExported: use.isExported)
    let inner = draft.scopes.count
    draft.scopes.append(
      Draft.Scope(
        title: "component '\(component.declaration.name.value)'",
        names: .component(component.declaration.name.value, use.parameters), instance: instance,
        use: Draft.Scope.Use(scope: scope, id: use.id, isExported: use.isExported),
        slots: slotContent(component, element, tree, unit: unit, scope: scope), stack: stack + [number],
        instances: draft.scopes[scope].instances + [tree.place(of: element)], unit: component.unit))
    var inside = merge
    for attribute in use.attributes where !inside.attributes.contains(where: { $0.name == attribute.name }) {
      inside.attributes.append(attribute)
    }
    if let id = use.id { inside.ids.append((scope, id, use.isExported)) }
    for child in tree.children(of: element) where !isSlotContent(child, tree) {
      inside.extras.append((child, unit, scope))
    }
    let result = copy(root, unit: component.unit, scope: inner, parent: parent, merge: inside)
    if let result, draft.elements[result].id == nil { draft.elements[result].id = instance }
    return result
  }

  /// What a use says: parameters, its id, the attributes that go to the root view.
  private struct Use {
    var parameters: [String: ExpressionScope.Parameter] = [:]
    var attributes: [Draft.Attribute] = []
    var id: String?
    var isExported = false
  }

  private mutating func readUse(
    _ component: Component, _ element: Int, _ tree: XMLTree, scope: Int
  ) -> Use {
    var use = Use()
    var given: Set<String> = []
    let declaration = component.declaration
    for attribute in written(element, tree, scope: scope) {
      if let position = declaration.parameters.firstIndex(where: { $0.name.value == attribute.name }) {
        use.parameters[attribute.name] = argument(attribute, component, position, scope: scope)
      } else if attribute.name == "id" {
        use.id = attribute.value
      } else if attribute.name == "export" {
        use.isExported = attribute.value == "YES"
      } else if BodyExpander.useAttributes.contains(attribute.name) {
        if attribute.name != "slot", let known = literal(attribute, scope: scope) {
          use.attributes.append(known)
        }
      } else {
        // One that is misspelled is not missing, too.
        if let near = reportUnknownParameter(attribute, declaration) { given.insert(near) }
      }
    }
    for (position, parameter) in declaration.parameters.enumerated()
    where use.parameters[parameter.name.value] == nil {
      if let fallback = parameter.fallback {
        use.parameters[parameter.name.value] = literal(fallback, component.types[position])
      } else if !given.contains(parameter.name.value) {
        bag.report(
          NameKinds.missingParameter, at: tree.place(of: element),
          "component '\(declaration.name.value)' needs parameter '\(parameter.name.value)'",
          notes: [Diagnostic.Note("it is declared here", at: parameter.name.place)])
      }
      if use.parameters[parameter.name.value] == nil { use.parameters[parameter.name.value] = hole }
    }
    return use
  }

  /// Stands for a parameter that is missing or wrong.
  private var hole: ExpressionScope.Parameter {
    ExpressionScope.Parameter(type: .unknown, text: nil, node: .literal(.null))
  }

  /// An attribute of a use without its expressions, which must be known.
  private mutating func literal(_ attribute: Draft.Attribute, scope: Int) -> Draft.Attribute? {
    let compiler = ExpressionCompiler(environment: environment, scope: draft.scopes[scope].names)
    switch compiler.compile(attribute.located, into: &bag) {
    case .failed: return nil
    case .text(let text, _):
      return Draft.Attribute(
        name: attribute.name, value: text, place: attribute.place, namePlace: attribute.namePlace,
        scope: scope)
    case .expression(let expression):
      guard expression.type != .unknown else { return nil }
      bag.report(
        ValueKinds.invalidExpression, at: expression.place,
        "attribute '\(attribute.name)' cannot depend on data")
      return nil
    }
  }

  private func literal(_ text: Located<String>, _ type: SpecType) -> ExpressionScope.Parameter? {
    // A default that is none of its type was reported where it is declared.
    LiteralReader(environment: environment).read(text.value, type).map { value in
      ExpressionScope.Parameter(type: type, text: text.value, node: .literal(value))
    }
  }

  /// The value of a parameter at a use; a hole where it is wrong.
  private mutating func argument(
    _ attribute: Draft.Attribute, _ component: Component, _ position: Int, scope: Int
  ) -> ExpressionScope.Parameter {
    let type = component.types[position]
    let compiler = ExpressionCompiler(environment: environment, scope: draft.scopes[scope].names)
    switch compiler.compile(attribute.located, into: &bag) {
    case .failed: return hole
    case .text(let text, let given):
      if let given, !isAssignable(given, to: type) {
        reportArgument(attribute, type, given)
        return hole
      }
      let reader = LiteralReader(environment: environment)
      let value = reader.value(
        Located(text, at: attribute.place), type, "parameter '\(attribute.name)'", into: &bag)
      return value.map { ExpressionScope.Parameter(type: type, text: text, node: .literal($0)) } ?? hole
    case .expression(let expression):
      guard isAssignable(expression.type, to: type) else {
        reportArgument(attribute, type, expression.type)
        return hole
      }
      return ExpressionScope.Parameter(type: type, text: nil, node: expression.node)
    }
  }

  private func isAssignable(_ given: SpecType, to due: SpecType) -> Bool {
    if given == due || given == .unknown || due == .unknown { return true }
    if case .optional(let wrapped) = due { return isAssignable(given, to: wrapped) }
    return given == .integer && due == .double
  }

  private mutating func reportArgument(_ attribute: Draft.Attribute, _ due: SpecType, _ given: SpecType) {
    let types = environment.types
    if due == .string, given == .integer || given == .double {
      bag.report(
        ValueKinds.missingFormat, at: attribute.place,
        "parameter '\(attribute.name)' is text; '\(types.text(of: given))' needs a format, such as "
          + (given == .integer ? "'%d'" : "'%.1f'"))
    } else {
      bag.report(
        ValueKinds.typeMismatch, at: attribute.place,
        "parameter '\(attribute.name)' is '\(types.text(of: due))', not '\(types.text(of: given))'")
    }
  }

  /// Reports a parameter that a component has not; gives the one that was meant.
  private mutating func reportUnknownParameter(
    _ attribute: Draft.Attribute, _ declaration: ComponentDeclaration
  ) -> String? {
    let near = Suggestion.nearest(
      to: attribute.name,
      in: declaration.parameters.map(\.name.value) + BodyExpander.useAttributes.sorted())
    bag.report(
      NameKinds.unknownParameter, at: attribute.namePlace,
      "component '\(declaration.name.value)' has no parameter '\(attribute.name)'"
        + (near.map { "; the nearest is '\($0)'" } ?? ""),
      fixIts: near.map { [.replace(attribute.name, with: $0, at: attribute.namePlace)] } ?? [])
    return near
  }

  /// Reports components that contain each other, once a circle.
  private mutating func reportCircle(_ circle: ArraySlice<Int>, _ place: SpanRef) {
    let names = circle.map { "'\(components[$0].declaration.name.value)'" }
    guard
      !bag.diagnostics.contains(where: { $0.kind == ExpansionKinds.recursiveComponent && $0.place == place })
    else { return }
    bag.report(
      ExpansionKinds.recursiveComponent, at: place,
      "component \(names[0]) contains itself: \(names.joined(separator: " contains "))")
  }

  /// The lowered id of a use: its own, or one by its component and number.
  private mutating func instanceID(
    of component: Component, _ id: String?, scope: Int, isExported: Bool
  ) -> String {
    let outer = draft.scopes[scope].instance
    let separator = outer.isEmpty ? "" : isExported ? "." : "/"
    if let id { return outer + separator + id }
    let name = component.declaration.name.value
    let count = draft.scopes[scope].anonymous[name, default: 0] + 1
    draft.scopes[scope].anonymous[name] = count
    return outer + separator + name + "-" + String(count)
  }

  // MARK: Slots

  private mutating func slotContent(
    _ component: Component, _ element: Int, _ tree: XMLTree, unit: Int, scope: Int
  ) -> Draft.SlotContent {
    let slots = component.declaration.slots
    var children: [(slot: String, element: Int)] = []
    for child in tree.children(of: element) where isSlotContent(child, tree) {
      let name = component.declaration.name.value
      guard let first = slots.first else {
        bag.report(
          NameKinds.unknownSlot, at: tree.place(of: child), "component '\(name)' has no slot for children")
        lose(child, tree, scope: scope)
        continue
      }
      guard let row = tree.row(of: .slot, in: child) else {
        children.append((first.value, child))
        continue
      }
      let written = Located(tree.string(row: row), at: tree.place(ofValue: row, in: child))
      if slots.contains(where: { $0.value == written.value }) {
        children.append((written.value, child))
      } else {
        reportUnknownSlot(written, name, slots.map(\.value))
        // Its ids are known all the same.
        children.append((first.value, child))
      }
    }
    return Draft.SlotContent(children: children, unit: unit, scope: scope)
  }

  private mutating func reportUnknownSlot(_ slot: Located<String>, _ component: String, _ slots: [String]) {
    let near = Suggestion.nearest(to: slot.value, in: slots)
    bag.report(
      NameKinds.unknownSlot, at: slot.place,
      "component '\(component)' has no slot '\(slot.value)'"
        + (near.map { "; the nearest is '\($0)'" } ?? ""),
      fixIts: near.map { [.replace(slot.value, with: $0, at: slot.place)] } ?? [])
  }

  /// Whether a child of a use goes into a slot: views and uses of components do.
  private func isSlotContent(_ child: Int, _ tree: XMLTree) -> Bool {
    Draft.isView(tree.nameText(of: child), tree.elements[child].name)
  }

  /// Puts what the use gives, or the slot's own children, in the place of a slot.
  mutating func fillSlot(_ element: Int, unit: Int, scope: Int, parent: Int) {
    guard let tree = trees[unit], parent >= 0 else { return }
    guard let slots = draft.scopes[scope].slots else {
      bag.report(
        StructureKinds.unexpectedElement, at: tree.place(of: element),
        "element 'slot' cannot stand outside a component")
      return
    }
    let name = tree.string(.name, in: element) ?? ""
    let content = slots.children.filter { $0.slot == name }
    for child in content {
      add(copy(child.element, unit: slots.unit, scope: slots.scope, parent: parent), to: parent)
    }
    guard content.isEmpty else { return }
    for child in tree.children(of: element) {
      add(copy(child, unit: unit, scope: scope, parent: parent), to: parent)
    }
  }
}
