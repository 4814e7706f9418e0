internal import Catalog
internal import Diagnostics
internal import Geometry
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// Writes a lowered draft as a document of Interface Builder, and keeps where everything came from.
///
/// Needs: a draft without components, expressions and shorthands. Leaves: an `XMLTree` that any stage reads
/// as a document, and its `Provenance`.
struct DraftWriter {
  let draft: Draft
  private(set) var builder = XMLTreeBuilder()
  private(set) var provenance: Provenance
  /// The number in the lowered document of each element of the draft; -1 for those left out.
  private(set) var numbers: [Int]
  private let constraintsOfOwner: [Int: [DraftConstraint]]
  private let guideOwners: Set<Int>
  /// Outlets and actions by the element that holds them.
  var connections: [Int: [Connection]] = [:]
  /// The outlets of a scene's owner.
  var ownerConnections: [Connection] = []
  /// The place of what no one wrote.
  let fallback: SpanRef

  /// Writes `draft` under a file number of its own.
  init(_ draft: Draft, file: FileID, fallback: SpanRef) {
    self.draft = draft
    self.fallback = fallback
    provenance = Provenance(file: file)
    numbers = [Int](repeating: -1, count: draft.elements.count)
    var owners: [Int: [DraftConstraint]] = [:]
    var guides: Set<Int> = []
    for constraint in draft.constraints {
      owners[DraftWriter.owner(of: constraint, draft), default: []].append(constraint)
      for item in [constraint.first, constraint.second].compactMap({ $0 }) where item.isSafeArea {
        guides.insert(item.element)
      }
    }
    constraintsOfOwner = owners
    guideOwners = guides
  }

  /// The nearest view that holds both items of a constraint, as Interface Builder chooses it.
  private static func owner(of constraint: DraftConstraint, _ draft: Draft) -> Int {
    guard let second = constraint.second?.element else { return constraint.first.element }
    var ancestors: Set<Int> = []
    var view: Int? = constraint.first.element
    while let current = view {
      ancestors.insert(current)
      view = draft.superview(of: current)
    }
    view = second
    while let current = view {
      if ancestors.contains(current) { return current }
      view = draft.superview(of: current)
    }
    return constraint.first.element
  }

  /// An outlet or action.
  struct Connection {
    let name: String
    let attributes: [Attribute]
    let place: SpanRef
  }

  // MARK: Elements

  /// An attribute with its places.
  struct Attribute {
    let name: String
    let value: String
    var row: Provenance.Row?
  }

  /// Begins an element of the document.
  mutating func open(_ name: String, _ attributes: [Attribute], _ place: SpanRef, instances: [SpanRef] = []) {
    provenance.add(
      place, instances: instances,
      rows: attributes.map { $0.row ?? Provenance.Row(value: place, name: place, isVerbatim: false) })
    builder.open(name, attributes.map { ($0.name, $0.value) })
  }

  /// Begins an element whose attributes no one wrote.
  mutating func open(_ name: String, _ attributes: [(String, String)] = [], _ place: SpanRef) {
    open(name, attributes.map { Attribute(name: $0.0, value: $0.1) }, place)
  }

  /// Ends the innermost element.
  mutating func close() { builder.close() }

  /// The finished tree.
  mutating func tree(path: String) -> XMLTree? { builder.tree(file: provenance.file, path: path) }

  /// Writes an element of the draft with all inside.
  ///
  /// `extra` are attributes and parts that a root has for the document's sake.
  mutating func write(_ number: Int, attributes extra: [(String, String)] = [], parts: [Draft.Part] = []) {
    let element = draft.elements[number]
    let isView = draft.isView(number)
    numbers[number] = builder.nextElement
    open(
      element.name, attributes(of: number, isView: isView, extra: extra), element.origin.place,
      instances: element.origin.instances)
    for part in element.parts + parts where part.name == "rect" || part.name == "autoresizingMask" {
      write(part, element.origin.instances)
    }
    if element.children.isEmpty { builder.text(element.text) }
    writeChildren(of: number, isView: isView)
    for part in element.parts + parts where part.name != "rect" && part.name != "autoresizingMask" {
      write(part, element.origin.instances)
    }
    writeConstraints(of: number)
    writeConnections(of: number)
    close()
  }

  private func attributes(of number: Int, isView: Bool, extra: [(String, String)]) -> [Attribute] {
    let element = draft.elements[number]
    var result: [Attribute] = []
    for attribute in element.attributes where attribute.name != "id" {
      guard !element.additions.contains(where: { $0.name == attribute.name }) else { continue }
      result.append(
        Attribute(
          name: attribute.name, value: attribute.value,
          row: Provenance.Row(value: attribute.place, name: attribute.namePlace, isVerbatim: true)))
    }
    for addition in element.additions {
      let row = Provenance.Row(value: addition.place, name: addition.place, isVerbatim: false)
      result.append(Attribute(name: addition.name, value: addition.value, row: row))
    }
    for (name, value) in extra { result.append(Attribute(name: name, value: value)) }
    let isPlaced = !extra.isEmpty || element.additions.contains { $0.name == "key" }
    if isView, !isPlaced, usesConstraints(element) {
      result.append(Attribute(name: "translatesAutoresizingMaskIntoConstraints", value: "NO"))
    }
    if let id = element.id {
      let written = element.attribute("id")
      result.append(
        Attribute(
          name: "id", value: id,
          row: written.map {
            Provenance.Row(value: $0.place, name: $0.namePlace, isVerbatim: $0.value == id)
          }))
    }
    return result
  }

  /// Whether constraints place a view: it has no frame, or constraints were written for it.
  private func usesConstraints(_ element: Draft.Element) -> Bool {
    if element.attribute("translatesAutoresizingMaskIntoConstraints") != nil { return false }
    if element.attribute("key") != nil { return false }
    let hasFrame =
      element.parts.contains { $0.name == "rect" }
      || element.children.contains { draft.elements[$0].kind == .rect }
    return element.hasConstraints || !hasFrame
  }

  private mutating func writeChildren(of number: Int, isView: Bool) {
    let element = draft.elements[number]
    var groups: [(name: String, children: [Int])] = []
    for child in element.children {
      guard isView, draft.isView(child), !isKeyed(child) else {
        write(child)
        continue
      }
      let group = DraftWriter.group(of: draft.elements[child].kind, in: element.kind)
      if let position = groups.firstIndex(where: { $0.name == group }) {
        groups[position].children.append(child)
      } else {
        groups.append((group, [child]))
      }
    }
    for group in groups {
      open(group.name, [], element.origin.place)
      for child in group.children { write(child) }
      close()
    }
    if guideOwners.contains(number), existingGuide(of: number) == nil {
      open(
        "viewLayoutGuide", [("key", "safeArea"), ("id", (element.id ?? "") + "/safeArea")],
        element.origin.place)
      close()
    }
  }

  private func isKeyed(_ child: Int) -> Bool {
    draft.elements[child].attribute("key") != nil
      || draft.elements[child].additions.contains { $0.name == "key" }
  }

  /// The group in which Interface Builder keeps a child.
  private static func group(of child: Name, in parent: Name) -> String {
    switch (parent, child) {
    case (.tableView, .tableViewCell): "prototypes"
    case (.collectionView, .collectionViewCell): "cells"
    default: "subviews"
    }
  }

  private func existingGuide(of number: Int) -> Int? {
    draft.elements[number].children.first {
      draft.elements[$0].kind == .viewLayoutGuide && draft.elements[$0].attribute("key")?.value == "safeArea"
    }
  }

  private mutating func write(_ part: Draft.Part, _ instances: [SpanRef]) {
    open(
      part.name, part.attributes.map { Attribute(name: $0.name, value: $0.value) }, part.place,
      instances: instances)
    for child in part.children { write(child, instances) }
    close()
  }

  // MARK: Constraints and connections

  private mutating func writeConstraints(of number: Int) {
    guard let constraints = constraintsOfOwner[number] else { return }
    open("constraints", [], draft.elements[number].origin.place)
    for constraint in constraints { write(constraint, owner: number) }
    close()
  }

  private mutating func write(_ constraint: DraftConstraint, owner: Int) {
    var attributes: [(String, String)] = []
    if constraint.first != DraftConstraint.Item(element: owner) {
      attributes.append(("firstItem", id(of: constraint.first)))
    }
    attributes.append(("firstAttribute", "\(constraint.firstAttribute)"))
    if constraint.relation != .equal { attributes.append(("relation", constraint.relation.rawValue)) }
    if let second = constraint.second, let attribute = constraint.secondAttribute {
      attributes.append(("secondItem", id(of: second)))
      attributes.append(("secondAttribute", "\(attribute)"))
    }
    if constraint.multiplier != 1 {
      attributes.append(("multiplier", LoweredNumber.text(constraint.multiplier)))
    }
    if constraint.constant != 0 { attributes.append(("constant", LoweredNumber.text(constraint.constant))) }
    if constraint.priority != 1000 {
      attributes.append(("priority", LoweredNumber.text(constraint.priority)))
    }
    if let id = constraint.id { attributes.append(("id", id)) }
    open(
      "constraint", attributes.map { Attribute(name: $0.0, value: $0.1) }, constraint.place,
      instances: constraint.instances)
    close()
  }

  private func id(of item: DraftConstraint.Item) -> String {
    let element = draft.elements[item.element]
    guard item.isSafeArea else { return element.id ?? "" }
    return existingGuide(of: item.element).flatMap { draft.elements[$0].id } ?? (element.id ?? "")
      + "/safeArea"
  }

  private mutating func writeConnections(of number: Int) {
    if let connections = connections[number] { write(connections) }
  }

  /// Writes connections in their group.
  mutating func write(_ connections: [Connection]) {
    guard !connections.isEmpty else { return }
    open("connections", [], fallback)
    for connection in connections {
      open(connection.name, connection.attributes, connection.place)
      close()
    }
    close()
  }
}
