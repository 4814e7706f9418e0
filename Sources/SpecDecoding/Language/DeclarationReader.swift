internal import Catalog
internal import Diagnostics
internal import Vocabulary
internal import XMLParsing

/// Reads what a spec declares; bodies of scenes, components and cells are only found, not read.
///
/// Input: an `XMLTree` whose root is `<spec>`. Output: `SpecDeclarations`. Gone afterwards: untyped
/// attributes of declarations.
struct DeclarationReader {
  let tree: XMLTree
  var bag = DiagnosticBag()

  /// Reads the declarations of `tree`.
  init(_ tree: XMLTree) {
    self.tree = tree
  }

  /// All declarations, in order.
  mutating func read() -> SpecDeclarations {
    var spec = SpecDeclarations(tree: tree, header: header())
    for (child, name) in children(of: XMLTree.root, ElementRule.spec) {
      switch name {
      case "import": readImport(child, into: &spec)
      case "model": readModel(child, into: &spec)
      case "enumeration": readEnumeration(child, into: &spec)
      case "data": readData(child, into: &spec)
      case "component": readComponent(child, into: &spec)
      case "cell": readCell(child, into: &spec)
      case "scene": readScene(child, into: &spec)
      case "state": readState(child, into: &spec)
      case "snapshot": readSnapshot(child, into: &spec)
      default: readMatrix(child, into: &spec)
      }
    }
    return spec
  }

  private mutating func header() -> SpecHeader {
    let attributes = attributes(of: XMLTree.root, ElementRule.spec)
    let device = attributes.text("device").flatMap { Device.named($0.value) }
    var header = SpecHeader(device: device ?? SpecHeader.standardDevice)
    header.name = attributes.text("name")
    header.module = attributes.text("module")
    header.orientation = attributes.word("orientation") ?? .portrait
    header.appearance = attributes.word("appearance") ?? .light
    header.language = attributes.text("language")?.value
    return header
  }

  /// The attributes of an element, checked.
  mutating func attributes(of element: Int, _ rule: ElementRule) -> SpecAttributes {
    reportText(in: element)
    return AttributeReader(tree: tree, element: element, rule: rule).attributes(into: &bag)
  }

  /// The attributes of an element by the rule of its name.
  mutating func attributes(of element: Int) -> SpecAttributes {
    guard let rule = rule(of: element) else { return SpecAttributes(entries: [], fields: []) }
    if rule.children.isEmpty, rule.body == .none { _ = children(of: element, rule) }
    return attributes(of: element, rule)
  }

  /// The rule of an element by its name and its parent's.
  func rule(of element: Int) -> ElementRule? {
    let parent = Int(tree.elements[element].parent)
    return ElementRule.rule(of: tree.nameText(of: element), in: parent < 0 ? "" : tree.nameText(of: parent))
  }

  // MARK: Children

  /// The declarations inside an element; what cannot stand there is reported.
  mutating func children(of element: Int, _ rule: ElementRule) -> [(element: Int, name: String)] {
    var result: [(element: Int, name: String)] = []
    for child in tree.children(of: element) {
      let name = tree.nameText(of: child)
      if rule.children.contains(name) {
        result.append((child, name))
      } else if !isBody(child, rule) {
        reportUnexpected(child, in: element, rule)
      }
    }
    return result
  }

  /// The declarations inside an element, by the rule of its name.
  mutating func children(of element: Int) -> [(element: Int, name: String)] {
    rule(of: element).map { children(of: element, $0) } ?? []
  }

  /// The root view inside an element; its absence, where one is due, and further ones are reported.
  mutating func body(of element: Int) -> Int? {
    guard let rule = rule(of: element) else { return nil }
    let bodies = tree.children(of: element).filter { isBody($0, rule) }
    for extra in bodies.dropFirst() {
      bag.report(
        StructureKinds.severalRootViews, at: tree.place(of: extra), .several(tree.nameText(of: element)))
    }
    if bodies.isEmpty, rule.body == .required {
      bag.report(
        StructureKinds.missingRootView, at: tree.place(of: element), .noRoot(tree.nameText(of: element)))
    }
    return bodies.first
  }

  /// Whether a child is a view or the use of a component.
  private func isBody(_ child: Int, _ rule: ElementRule) -> Bool {
    guard rule.body != .none else { return false }
    let name = tree.nameText(of: child)
    if rule.children.contains(name) || name == "slot" { return false }
    if let schema = Catalog.standard.schema(of: tree.elements[child].name) { return schema.role == .view }
    let isWord = ElementRule.rule(of: name, in: "") != nil
    return !isWord && Suggestion.nearest(to: name, in: rule.children) == nil
  }

  private mutating func reportUnexpected(_ child: Int, in element: Int, _ rule: ElementRule) {
    let name = tree.nameText(of: child)
    let near = Suggestion.nearest(to: name, in: rule.children)
    bag.report(
      StructureKinds.unexpectedElement, at: tree.place(of: child),
      .unexpected(name, in: tree.nameText(of: element), near: near),
      fixIts: near.map { [tree.rename(child, to: $0)] } ?? [])
  }

  /// Reports what excludes each other or is missing.
  mutating func reportConflict(_ message: String, at place: SpanRef) {
    bag.report(StructureKinds.conflictingAttributes, at: place, message)
  }

  /// The one of several attributes that is given; nil after reporting none or more than one.
  mutating func onlyOne(of names: [String], in attributes: SpecAttributes, _ element: Int) -> Located<String>?
  {
    let given = names.compactMap { name in attributes.entry(name).map { (name, $0) } }
    if given.count > 1 {
      reportConflict(.both(given[0].0, given[1].0), at: given[1].1.namePlace)
      return nil
    }
    if given.isEmpty, tree.attributeRows(of: element).isEmpty || !isAnyWritten(names, element) {
      reportConflict(.oneOf(names, in: tree.nameText(of: element)), at: tree.place(of: element))
    }
    return given.first.map { Located($0.1.value, at: $0.1.place) }
  }

  /// Whether one of the attributes is written, right or wrong.
  func isAnyWritten(_ names: [String], _ element: Int) -> Bool {
    tree.attributeRows(of: element).contains { names.contains(tree.nameText(row: $0, in: element)) }
  }
}

extension SpecHeader {
  /// The device of specs that name none: an iPhone 11.
  static let standardDevice = Device.named("retina6_1") ?? Device.all[0]
}

extension String {
  fileprivate static func several(_ element: String) -> String {
    "element '\(element)' can hold one root view only"
  }

  fileprivate static func noRoot(_ element: String) -> String { "element '\(element)' needs a root view" }

  fileprivate static func unexpected(_ name: String, in parent: String, near: String?) -> String {
    "element '\(name)' cannot stand in '\(parent)'" + (near.map { "; the nearest that can is '\($0)'" } ?? "")
  }

  fileprivate static func both(_ first: String, _ second: String) -> String {
    "attribute '\(second)' cannot be given beside '\(first)'"
  }

  fileprivate static func oneOf(_ names: [String], in element: String) -> String {
    "element '\(element)' needs one of \(names.map { "'\($0)'" }.joined(separator: ", "))"
  }
}
