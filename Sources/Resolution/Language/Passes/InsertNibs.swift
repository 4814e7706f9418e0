internal import Catalog
internal import Diagnostics
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

extension LanguageResolver {
  /// Puts the view of a xib into every view whose class owns it, pinned to its four edges, as the
  /// initialisers of such a class do.
  ///
  /// Needs: all documents and bodies. Leaves: templates with those views; circles are reported and left open.
  mutating func insertNibs() {
    var insertion = NibInsertion(templates.documents)
    for number in templates.documents.indices { insertion.complete(number) }
    merge(insertion.bag)
    for number in templates.documents.indices {
      templates.documents[number].template = insertion.documents[number].template
    }
  }
}

/// Inserts the views of xibs, those of inner xibs first.
private struct NibInsertion {
  /// A xib and the class that owns it.
  private struct Nib {
    let document: Int
    let root: NodeID
    let owner: NodeID
  }

  var documents: [DocumentTemplate]
  var bag = DiagnosticBag()
  private var nibs: [String: Nib] = [:]
  private var isComplete: [Bool]
  /// The documents that are being completed, outermost first.
  private var open: [Int] = []

  init(_ documents: [DocumentTemplate]) {
    self.documents = documents
    isComplete = [Bool](repeating: false, count: documents.count)
    for (number, document) in documents.enumerated() where document.provenance == nil {
      guard document.spec.header.kind == .xib, let (name, nib) = NibInsertion.nib(document, number),
        nibs[name] == nil
      else { continue }
      nibs[name] = nib
    }
  }

  /// The xib's owner class and its first top-level view, which is of another class.
  private static func nib(_ document: DocumentTemplate, _ number: Int) -> (String, Nib)? {
    let template = document.template
    let owner = template.nodes.firstIndex { node in
      node.element == .placeholder
        && node.properties.string(.placeholderIdentifier) == "IBFilesOwner" && node.customClass != nil
    }
    guard let owner, let name = template.nodes[owner].customClass,
      let root = template.roots.first(where: { $0.controller == nil }),
      template.nodes[root.node.index].customClass != name
    else { return nil }
    return (name, Nib(document: number, root: root.node, owner: NodeID(owner)))
  }

  /// Inserts into a document what its views own.
  mutating func complete(_ number: Int) {
    guard !isComplete[number], !nibs.isEmpty else { return }
    open.append(number)
    for index in documents[number].template.nodes.indices {
      let node = documents[number].template.nodes[index]
      guard node.role == .view, let name = node.customClass, let nib = nibs[name] else { continue }
      if let start = open.firstIndex(of: nib.document) {
        reportCircle(open[start...] + [nib.document], number, index)
        continue
      }
      complete(nib.document)
      insert(nib, into: NodeID(index), of: number)
    }
    open.removeLast()
    isComplete[number] = true
  }

  private mutating func insert(_ nib: Nib, into view: NodeID, of number: Int) {
    let inner = documents[nib.document].template
    var outer = documents[number].template
    guard outer.nodes.count + inner.nodes.count < BodyExpander.elementLimit else { return }
    let graft = Graft(
      root: nib.root, nodes: inner.nodes, constraints: inner.constraints, connections: inner.connections,
      owner: nib.owner)
    let origin = outer.nodes[view.index].origin
    let prefix = outer.nodes[view.index].id
    var place = Graft.Place()
    place.parent = view
    place.id = prefix + "/" + inner.nodes[nib.root.index].id
    place.slot = .subviews
    place.instances = origin.instances + [origin.place]
    let map = graft.copy(
      to: place, nodes: &outer.nodes, constraints: &outer.constraints, connections: &outer.connections)
    guard let root = map[nib.root] else { return }
    outer.nodes[root.index].translatesMask = false
    for edge in [ConstraintAttribute.top, .leading, .bottom, .trailing] {
      outer.constraints.append(
        ResolvedConstraint(
          id: "\(prefix)/nib/\(edge)", first: root, firstAttribute: edge, second: view, secondAttribute: edge,
          owner: view, origin: origin))
    }
    addVariations(of: inner, map, to: &outer)
    outer.info.add(inner.info)
    documents[number].template = outer
  }

  /// Variations of properties and installed views; those of constraints are by position and stay behind.
  private func addVariations(of inner: Template, _ map: [NodeID: NodeID], to outer: inout Template) {
    for variation in inner.variations {
      let changes = variation.changes.compactMap { change -> NodeVariation.Change? in
        switch change {
        case .property(let node, let key, let value): map[node].map { .property($0, key, value) }
        case .installed(let node, let isInstalled): map[node].map { .installed($0, isInstalled) }
        default: nil
        }
      }
      if !changes.isEmpty {
        outer.variations.append(NodeVariation(condition: variation.condition, changes: changes))
      }
    }
  }

  private mutating func reportCircle(_ circle: ArraySlice<Int>, _ number: Int, _ index: Int) {
    let names = circle.map { "'\(FilePath.name(of: documents[$0].spec.file.path))'" }
    let node = documents[number].template.nodes[index]
    let spec = documents[number].spec
    let place =
      documents[number].provenance == nil && node.origin.place.file == spec.file.id
      ? spec.tree.place(of: .customClass, in: Int(node.origin.place.element)) : node.origin.place
    bag.report(
      ExpansionKinds.recursiveNib, at: place,
      "xib \(names[0]) contains itself: \(names.joined(separator: " contains "))",
      notes: [
        Diagnostic.Note("every view of class '\(node.className)' loads the xib, which makes one more")
      ])
  }
}

extension DocumentInfo {
  /// Adds what another document knows of images and colours.
  fileprivate mutating func add(_ other: DocumentInfo) {
    imageSizes.merge(other.imageSizes) { own, _ in own }
    namedColors.merge(other.namedColors) { own, _ in own }
  }
}
