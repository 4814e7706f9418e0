internal import Catalog
internal import Diagnostics
internal import Geometry
internal import Resolution
internal import SpecDecoding
internal import ViewCompiler
internal import Vocabulary

/// Lists what a document, or a spec with all that it imports, consists of.
struct DocumentListing {
  private let document: CompiledDocument
  /// The trees of the document, or of a spec's bodies and imported documents.
  private let templates: [Template]

  /// Lists from `document`.
  init(_ document: CompiledDocument) {
    self.document = document
    let own = document.template.map { [$0] } ?? []
    templates = own + (document.templates?.documents.map(\.template) ?? [])
  }

  /// The table for a subject.
  func table(of subject: ListSubject) -> ListTable {
    switch subject {
    case .objects: objects
    case .connections: connections
    case .classes: classes
    case .strings: strings
    case .resources: resources
    case .dependencies: dependencies
    }
  }

  private var objects: ListTable {
    var table = ListTable("id", "class", "element", "parent", "label")
    for template in templates {
      for node in template.nodes {
        let parent = node.parent.map { template.nodes[$0.index].id }
        table.add(
          node.id, node.className, node.element.rawValue, parent, node.properties.string(.userLabel))
      }
    }
    return table
  }

  private var connections: ListTable {
    var table = ListTable("kind", "source", "member", "destination", "detail")
    for template in templates {
      for connection in template.connections {
        table.add(
          connection.name.rawValue, template.nodes[connection.source.index].id, connection.member,
          connection.destination.map { template.nodes[$0.index].id }, connection.detail)
      }
    }
    return table
  }

  /// Custom classes by name, with how many objects have them.
  private var classes: ListTable {
    struct Key: Hashable {
      let name: String
      let module: String?
      let base: String
    }
    var counts: [Key: Int] = [:]
    for node in templates.flatMap(\.nodes) {
      // Of the placeholders only File's Owner is an object of the app's own.
      let isOwner = node.properties.string(.placeholderIdentifier) == "IBFilesOwner"
      guard node.element != .placeholder || isOwner, let name = node.customClass else { continue }
      counts[Key(name: name, module: node.customModule, base: node.baseClass), default: 0] += 1
    }
    var table = ListTable("class", "module", "base", "count")
    for (key, count) in counts { table.add(key.name, key.module, key.base, String(count)) }
    table.sort()
    return table
  }

  /// Texts that people see.
  private var strings: ListTable {
    var table = ListTable("id", "property", "text")
    for node in templates.flatMap(\.nodes) {
      for entry in node.properties.entries where DocumentListing.texts.contains(entry.key.name) {
        switch entry.value {
        case .string(let text) where !text.isEmpty: table.add(node.id, entry.key.text, text)
        case .attributedText(let text) where !text.runs.isEmpty:
          table.add(node.id, entry.key.text, text.plain)
        default: continue
        }
      }
    }
    return table
  }

  /// The properties that hold texts for people.
  private static let texts: Set<Name> = [
    .text, .title, .placeholder, .prompt, .headerTitle, .footerTitle, .attributedText, .attributedTitle,
    .badgeValue, .backButtonTitle, .subtitle, .label, .hint,
  ]

  /// Images, symbols, colours and fonts by name.
  private var resources: ListTable {
    var table = ListTable("kind", "name", "size")
    for spec in [document.spec].compactMap({ $0 }) + (document.templates?.documents.map(\.spec) ?? []) {
      for resource in spec.resources {
        let size = resource.size.map { PropertyValue.size($0).text }
        table.addOnce(resource.isSymbol ? "symbol" : resource.name.rawValue, resource.resource, size)
      }
    }
    let listed = Set(table.rows.map { "\($0[0] ?? "") \($0[1] ?? "")" })
    for node in templates.flatMap(\.nodes) {
      for entry in node.properties.entries {
        guard let (kind, name) = DocumentListing.resource(entry.value) else { continue }
        if !listed.contains("\(kind) \(name)") { table.addOnce(kind, name, nil) }
      }
    }
    table.sort()
    return table
  }

  private static func resource(_ value: PropertyValue) -> (kind: String, name: String)? {
    switch value {
    case .image(let image): (image.isSymbol ? "symbol" : "image", image.name)
    case .color(.named(let name, _)): ("namedColor", name)
    case .font(let font):
      if case .named(let name, _) = font.face { ("font", name) } else { nil }
    default: nil
    }
  }

  /// The files that were read, and what the document names of others: storyboards, nibs, modules.
  private var dependencies: ListTable {
    var table = ListTable("kind", "name")
    for path in document.readPaths { table.add("file", path) }
    for declaration in document.sources?.main?.declarations.imports ?? []
    where declaration.kind == .assets || declaration.kind == .sources {
      table.add(
        declaration.kind.rawValue, FilePath.beside(document.input.path, declaration.path.value))
    }
    var named = ListTable("kind", "name")
    for node in templates.flatMap(\.nodes) {
      if let name = node.properties.string(.storyboardName) { named.addOnce("storyboard", name) }
      if let name = node.properties.string(.nibName) { named.addOnce("nib", name) }
      if let name = node.customModule { named.addOnce("module", name) }
    }
    named.sort()
    for row in named.rows { table.add(row[0], row[1]) }
    return table
  }
}
