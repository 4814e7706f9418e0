internal import Diagnostics
internal import Vocabulary
internal import XMLParsing

extension DeclarationReader {
  /// Reads a `<component>`.
  mutating func readComponent(_ element: Int, into spec: inout SpecDeclarations) {
    let attributes = attributes(of: element)
    var parameters: [ComponentDeclaration.Parameter] = []
    for (child, _) in children(of: element) {
      let attributes = self.attributes(of: child)
      guard let name = attributes.text("name"), let type = attributes.type("type") else { continue }
      parameters.append(
        ComponentDeclaration.Parameter(name: name, type: type, fallback: attributes.text("default")))
    }
    reportDuplicates(parameters.map(\.name), "parameter")
    let root = body(of: element)
    let slots = root.map(slots(in:)) ?? []
    reportDuplicates(slots, "slot")
    guard let name = attributes.text("name") else { return }
    spec.components.append(
      ComponentDeclaration(name: name, parameters: parameters, slots: slots, root: root))
  }

  /// The names of the slots in the subtree of `root`.
  private func slots(in root: Int) -> [Located<String>] {
    (root..<Int(tree.elements[root].subtreeEnd)).filter { tree.nameText(of: $0) == "slot" }.map { slot in
      Located(tree.string(.name, in: slot) ?? "", at: tree.place(of: .name, in: slot))
    }
  }

  /// Reads a `<scene>`.
  mutating func readScene(_ element: Int, into spec: inout SpecDeclarations) {
    let attributes = attributes(of: element)
    let connections = connections(of: element)
    let root = body(of: element)
    guard let name = attributes.text("name") else { return }
    spec.scenes.append(
      SceneDeclaration(
        name: name, owner: attributes.text("owner"), title: attributes.text("title"),
        hasNavigationBar: attributes.flag("navigationBar"), hasTabBar: attributes.flag("tabBar"),
        hasToolbar: attributes.flag("toolbar"), hidesStatusBar: attributes.entry("statusBar")?.value == "NO",
        outlets: connections.outlets, actions: connections.actions, root: root))
  }

  /// Reads a `<cell>`.
  mutating func readCell(_ element: Int, into spec: inout SpecDeclarations) {
    let attributes = attributes(of: element)
    let connections = connections(of: element)
    var bindings: [BindDeclaration] = []
    var callbacks: [CallbackDeclaration] = []
    for child in tree.children(of: element) {
      switch tree.nameText(of: child) {
      case "bind": if let binding = bind(child) { bindings.append(binding) }
      case "callback": if let callback = callback(child) { callbacks.append(callback) }
      default: break
      }
    }
    let root = body(of: element)
    guard let name = attributes.text("name") else { return }
    spec.cells.append(
      CellDeclaration(
        name: name, model: attributes.text("model"), kind: attributes.word("kind") ?? .cell,
        bindings: bindings, awake: sets(in: element, "awake"), sets: sets(of: element),
        selected: sets(in: element, "selected"), callbacks: callbacks, outlets: connections.outlets,
        actions: connections.actions, root: root))
  }

  private mutating func bind(_ element: Int) -> BindDeclaration? {
    let attributes = attributes(of: element)
    guard hasOneTarget(attributes), let property = attributes.text("property"),
      let path = attributes.text("to")
    else { return nil }
    return BindDeclaration(
      outlet: attributes.text("outlet"), target: attributes.text("target"), property: property, path: path,
      format: attributes.text("format"))
  }

  private mutating func callback(_ element: Int) -> CallbackDeclaration? {
    let attributes = attributes(of: element)
    guard let name = attributes.text("name"), let action = attributes.text("action") else { return nil }
    return CallbackDeclaration(name: name, action: action, argument: attributes.text("argument"))
  }

  /// Whether not both an outlet and a target are given; that they are is reported.
  private mutating func hasOneTarget(_ attributes: SpecAttributes) -> Bool {
    guard attributes.entry("outlet") != nil, let target = attributes.entry("target") else { return true }
    reportConflict("attribute 'target' cannot be given beside 'outlet'", at: target.namePlace)
    return false
  }

  /// The `<set>`s inside the groups of a name.
  private mutating func sets(in element: Int, _ group: String) -> [SetDeclaration] {
    var result: [SetDeclaration] = []
    for child in tree.children(of: element) where tree.nameText(of: child) == group {
      _ = attributes(of: child)
      _ = children(of: child)
      result += sets(of: child)
    }
    return result
  }

  private mutating func sets(of element: Int) -> [SetDeclaration] {
    var result: [SetDeclaration] = []
    for child in tree.children(of: element) where tree.nameText(of: child) == "set" {
      let attributes = attributes(of: child)
      guard hasOneTarget(attributes), let property = attributes.text("property"),
        let value = attributes.text("value")
      else { continue }
      result.append(
        SetDeclaration(
          outlet: attributes.text("outlet"), target: attributes.text("target"), property: property,
          value: value, when: attributes.text("when"), unless: attributes.text("unless")))
    }
    return result
  }

  /// The outlets and actions that stand directly in an element.
  private mutating func connections(
    of element: Int
  ) -> (outlets: [OutletDeclaration], actions: [ActionDeclaration]) {
    var outlets: [OutletDeclaration] = []
    var actions: [ActionDeclaration] = []
    for (child, name) in children(of: element) {
      switch name {
      case "outlet", "outletCollection":
        let attributes = attributes(of: child)
        guard let property = attributes.text("property"), let destination = attributes.text("destination")
        else { continue }
        outlets.append(
          OutletDeclaration(
            property: property, destination: destination, isCollection: name == "outletCollection",
            place: tree.place(of: child)))
      case "action":
        let attributes = attributes(of: child)
        guard let selector = attributes.text("selector"), let source = attributes.text("source") else {
          continue
        }
        actions.append(
          ActionDeclaration(
            selector: selector, source: source, event: attributes.text("event"), place: tree.place(of: child))
        )
      default: break
      }
    }
    return (outlets, actions)
  }
}
