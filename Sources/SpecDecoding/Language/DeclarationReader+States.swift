internal import Catalog
internal import Diagnostics
internal import Geometry
internal import XMLParsing

extension DeclarationReader {
  /// Reads a `<state>`.
  mutating func readState(_ element: Int, into spec: inout SpecDeclarations) {
    let attributes = attributes(of: element)
    let steps = children(of: element).compactMap { step($0.element, $0.name) }
    guard let name = attributes.text("name") else { return }
    spec.states.append(
      StateDeclaration(
        name: name, scene: attributes.text("scene"), from: attributes.text("from"), steps: steps))
  }

  private mutating func step(_ element: Int, _ name: String) -> StepDeclaration? {
    let attributes = attributes(of: element)
    guard let action = action(element, name, attributes) else { return nil }
    return StepDeclaration(
      action: action, data: attributes.text("data"), target: attributes.text("target"),
      place: tree.place(of: element))
  }

  private mutating func action(
    _ element: Int, _ name: String, _ attributes: SpecAttributes
  ) -> StepDeclaration.Action? {
    switch name {
    case "add": return addition(element, attributes)
    case "remove":
      guard attributes.entry("data") != nil, onlyOne(of: ["index", "where"], in: attributes, element) != nil
      else { return nil }
      return .remove(index: attributes.index("index"), condition: attributes.text("where"))
    case "select":
      guard onlyOne(of: ["data", "target"], in: attributes, element) != nil else { return nil }
      return attributes.index("index").map { .select(index: $0) }
    case "toggle":
      guard attributes.entry("target") != nil, let section = attributes.index("section") else { return nil }
      return .toggle(section: section, row: attributes.index("row"))
    case "set": return change(element, attributes)
    default:
      guard attributes.entry("target") != nil else { return nil }
      return .scroll(x: attributes.number("x"), y: attributes.number("y"))
    }
  }

  private mutating func addition(_ element: Int, _ attributes: SpecAttributes) -> StepDeclaration.Action? {
    let items = children(of: element)
    for extra in items.dropFirst() {
      bag.report(
        StructureKinds.unexpectedElement, at: tree.place(of: extra.element),
        "element 'add' can hold one item only")
    }
    guard let item = items.first else {
      reportConflict("element 'add' needs an item", at: tree.place(of: element))
      return nil
    }
    let value = self.item(item.element)
    guard attributes.entry("data") != nil else { return nil }
    return .add(item: value, at: attributes.index("at"), selects: attributes.flag("select"))
  }

  /// A change of a view's property, or of a field of data.
  private mutating func change(_ element: Int, _ attributes: SpecAttributes) -> StepDeclaration.Action? {
    guard onlyOne(of: ["target", "data"], in: attributes, element) != nil,
      let value = attributes.text("value")
    else { return nil }
    if attributes.entry("target") != nil {
      for name in ["field", "index"] {
        guard let entry = attributes.entry(name) else { continue }
        reportConflict("attribute '\(name)' needs attribute 'data'", at: entry.namePlace)
      }
      guard let property = attributes.text("property") else {
        if !isAnyWritten(["property"], element) { reportMissing("property", element) }
        return nil
      }
      return .setProperty(property, value: value)
    }
    if let property = attributes.entry("property") {
      reportConflict("attribute 'property' needs attribute 'target'", at: property.namePlace)
    }
    guard let field = attributes.text("field") else {
      if !isAnyWritten(["field"], element) { reportMissing("field", element) }
      return nil
    }
    return .setField(field, index: attributes.index("index"), value: value)
  }

  private mutating func reportMissing(_ attribute: String, _ element: Int) {
    bag.report(
      AttributeKinds.missingAttribute, at: tree.place(of: element),
      "element '\(tree.nameText(of: element))' needs attribute '\(attribute)'")
  }

  // MARK: Snapshots

  /// Reads a `<snapshot>`.
  mutating func readSnapshot(_ element: Int, into spec: inout SpecDeclarations) {
    let attributes = attributes(of: element)
    guard onlyOne(of: ["scene", "document"], in: attributes, element) != nil else { return }
    spec.snapshots.append(
      SnapshotDeclaration(
        scene: attributes.text("scene"), document: attributes.text("document"),
        states: [attributes.text("state")], devices: attributes.list("device", Device.named),
        orientations: attributes.words("orientation"), appearances: attributes.words("appearance"),
        contentSizes: attributes.words("contentSize"), languages: [attributes.text("language")],
        directions: attributes.words("direction"), sizes: attributes.list("size", SpecAttributes.size),
        place: tree.place(of: element)))
  }

  /// Reads a `<matrix>`.
  mutating func readMatrix(_ element: Int, into spec: inout SpecDeclarations) {
    let attributes = attributes(of: element)
    if attributes.entry("scene") != nil, let document = attributes.entry("document") {
      reportConflict("attribute 'document' cannot be given beside 'scene'", at: document.namePlace)
    }
    spec.snapshots.append(
      SnapshotDeclaration(
        scene: attributes.text("scene"), document: attributes.text("document"),
        states: attributes.parts("states"), devices: attributes.list("devices", Device.named),
        orientations: attributes.words("orientations"), appearances: attributes.words("appearances"),
        contentSizes: attributes.words("contentSizes"), languages: attributes.parts("languages"),
        directions: attributes.words("directions"), sizes: attributes.list("sizes", SpecAttributes.size),
        place: tree.place(of: element)))
  }
}
