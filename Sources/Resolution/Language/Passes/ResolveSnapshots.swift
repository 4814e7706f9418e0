internal import Catalog
internal import Diagnostics
internal import Geometry
internal import SpecDecoding
internal import XMLParsing

extension LanguageResolver {
  /// Makes the list of pictures: each snapshot, each product of a matrix; without any, one of each scene.
  ///
  /// Needs: scenes, states, documents. Leaves: `templates.snapshots`, without repetitions.
  mutating func resolveSnapshots() {
    guard let main = sources.main?.declarations else { return }
    for declaration in main.snapshots { add(declaration, main.header) }
    guard main.snapshots.isEmpty else { return }
    for (number, scene) in templates.scenes.enumerated() where !scene.isImported {
      append(.scene(number), state: nil, main.header.traits, scene.place, main.header)
    }
    guard templates.snapshots.isEmpty else { return }
    for document in templates.documents.indices where templates.documents[document].provenance == nil {
      let place = main.header.name?.place ?? main.tree.place(of: 0)
      append(.document(document), state: nil, main.header.traits, place, main.header)
    }
  }

  private mutating func add(_ declaration: SnapshotDeclaration, _ header: SpecHeader) {
    for language in declaration.languages { check(language, header) }
    for subject in subjects(of: declaration) {
      let states = declaration.states.map { state in state.map { self.state($0, of: subject) } }
      for state in states {
        // A state that was not found has been reported.
        if case .some(nil) = state { continue }
        for traits in product(of: declaration, header) {
          append(subject, state: state ?? nil, traits, declaration.place, header)
        }
      }
    }
  }

  private mutating func append(
    _ subject: Snapshot.Subject, state: Int?, _ traits: Traits, _ place: SpanRef, _ header: SpecHeader
  ) {
    var traits = traits
    let own: Traits
    let stem: String
    switch subject {
    case .scene(let number):
      own = templates.documents[templates.scenes[number].document].template.info.traits
      stem = templates.scenes[number].name
    case .document(let number):
      own = templates.documents[number].template.info.traits
      stem = templates.documents[number].template.name
    }
    traits.isForeign = traits.device != own.device || traits.orientation != own.orientation
    let name = SnapshotName(
      stem: stem, state: state.map { templates.states[$0].name }, traits: traits, defaults: header.traits)
    guard !templates.snapshots.contains(where: { $0.name == name.text }) else { return }
    templates.snapshots.append(
      Snapshot(name: name.text, subject: subject, state: state, traits: traits, place: place))
  }

  private mutating func subjects(of declaration: SnapshotDeclaration) -> [Snapshot.Subject] {
    if let path = declaration.document {
      let known = importedDocuments
      if let match = known.first(where: { $0.path == path.value }) { return [.document(match.document)] }
      if hasUnreadDocument { return [] }
      reportUnknown(NameKinds.unknownScene, path, "no document is imported by", in: known.map(\.path))
      return []
    }
    guard let name = declaration.scene else {
      return templates.scenes.indices.filter { !templates.scenes[$0].isImported }.map { .scene($0) }
    }
    if let number = templates.scenes.firstIndex(where: { $0.name == name.value }) { return [.scene(number)] }
    if let number = scene(ofClass: name.value) { return [.scene(number)] }
    // A scene that could not be lowered was reported.
    if all(\.scenes).contains(where: { $0.declaration.name.value == name.value }) || hasUnreadDocument {
      return []
    }
    reportUnknown(NameKinds.unknownScene, name, "no scene is named", in: templates.scenes.map(\.name))
    return []
  }

  /// The imported scene whose controller has a class.
  private func scene(ofClass name: String) -> Int? {
    templates.scenes.indices.first { number in
      let scene = templates.scenes[number]
      let template = templates.documents[scene.document].template
      guard scene.isImported, let controller = template.roots[scene.root].controller else { return false }
      return template.nodes[controller.index].customClass == name
    }
  }

  /// The imported documents by the paths that were written.
  private var importedDocuments: [(path: String, document: Int)] {
    specUnits.flatMap { unit -> [(path: String, document: Int)] in
      guard let spec = sources.spec(unit) else { return [] }
      return zip(spec.declarations.imports, spec.imports).compactMap { written, unit in
        unit.flatMap { documentOfUnit[$0] }.map { (written.path.value, $0) }
      }
    }
  }

  private var hasUnreadDocument: Bool {
    specUnits.contains { unit in
      guard let spec = sources.spec(unit) else { return false }
      return zip(spec.declarations.imports, spec.imports).contains { $0.kind == .document && $1 == nil }
    }
  }

  private mutating func state(_ name: Located<String>, of subject: Snapshot.Subject) -> Int? {
    guard let number = templates.states.firstIndex(where: { $0.name == name.value }) else {
      reportUnknown(NameKinds.unknownState, name, "no state is named", in: templates.states.map(\.name))
      return nil
    }
    guard let owner = templates.states[number].scene, subject != .scene(owner) else { return number }
    bag.report(
      NameKinds.unknownState, at: name.place,
      "state '\(name.value)' belongs to scene '\(templates.scenes[owner].name)'",
      notes: [Diagnostic.Note("it is declared here", at: templates.states[number].place)])
    return nil
  }

  // MARK: Traits

  private mutating func check(_ language: Located<String>?, _ header: SpecHeader) {
    guard let language, language.value != header.language ?? "en" else { return }
    let known = languages
    // Strings of which the language isn't known were reported.
    let isComplete = all(\.imports).allSatisfy {
      $0.declaration.kind != .strings || $0.declaration.translationLanguage != nil
    }
    if !isComplete || known.contains(language.value) { return }
    reportUnknown(
      SnapshotKinds.unknownLanguage, language, "no strings are imported for language", in: known)
  }

  /// The languages for which strings are imported, sorted.
  var languages: [String] {
    Set(all(\.imports).compactMap { $0.declaration.translationLanguage }).sorted()
  }

  private func product(of declaration: SnapshotDeclaration, _ header: SpecHeader) -> [Traits] {
    var result = [header.traits]
    result = result.extended(declaration.devices) { $0.device = $1 }
    result = result.extended(declaration.orientations) { $0.orientation = $1 }
    result = result.extended(declaration.appearances) { $0.appearance = $1 }
    result = result.extended(declaration.contentSizes) { $0.contentSize = $1 }
    result = result.extended(declaration.languages) { traits, language in
      traits.language = language.value == header.language ?? "en" ? nil : language.value
    }
    result = result.extended(declaration.directions) { $0.direction = $1 }
    return result.extended(declaration.sizes) { $0.size = $1 }
  }
}

extension [Traits] {
  /// Each of the traits with each of the values.
  fileprivate func extended<Value>(_ values: [Value?], _ set: (inout Traits, Value) -> Void) -> [Traits] {
    flatMap { traits in
      values.map { value in
        var traits = traits
        if let value { set(&traits, value) }
        return traits
      }
    }
  }
}

extension ImportDeclaration {
  /// The language of translations: as given, or as the folder is named.
  var translationLanguage: String? {
    guard kind == .strings else { return nil }
    if let language { return language.value }
    let folders = path.value.split(separator: "/").dropLast()
    return folders.last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }
}
