internal import Catalog
internal import Diagnostics
internal import SpecDecoding
internal import Vocabulary

extension LanguageResolver {
  /// Binds the entries of imported `.strings` files to texts of nodes: by the id of the document that has the
  /// file's name, else by those of the spec's scenes and cells.
  ///
  /// Needs: documents and scenes. Leaves: `translations` of documents.
  mutating func bindTranslations() {
    for unit in specUnits {
      guard let spec = sources.spec(unit) else { continue }
      for (declaration, number) in zip(spec.declarations.imports, spec.imports) {
        guard declaration.kind == .strings else { continue }
        guard let language = declaration.translationLanguage else {
          bag.report(
            AttributeKinds.missingAttribute, at: declaration.place,
            "element 'import' needs attribute 'language' where no '.lproj' folder gives it")
          continue
        }
        guard let number, case .strings(let table)? = sources.units[number].content else { continue }
        bind(table, language, stem: FilePath.stem(of: declaration.path.value))
      }
    }
  }

  private mutating func bind(_ table: StringsTable, _ language: String, stem: String) {
    let named = templates.documents.indices.filter { number in
      templates.documents[number].provenance == nil && templates.documents[number].template.name == stem
    }
    let targets =
      named.isEmpty
      ? templates.documents.indices.filter { templates.documents[$0].provenance != nil } : named
    for entry in table.entries {
      var isUsed = false
      for number in targets {
        guard let text = text(entry, templates.documents[number], number) else { continue }
        isUsed = true
        add(text, language, to: number)
      }
      if !isUsed {
        bag.report(
          NameKinds.unusedTranslation, at: SpanRef(entry.keySpan), "key \"\(entry.key)\" translates no text")
      }
    }
  }

  private mutating func add(_ text: NodeText, _ language: String, to number: Int) {
    if let position = templates.documents[number].translations.firstIndex(where: { $0.language == language })
    {
      templates.documents[number].translations[position].texts.append(text)
    } else {
      templates.documents[number].translations.append((language, [text]))
    }
  }

  /// The text that `id.property` or, in a spec, `Scene.id.property` names.
  private func text(_ entry: StringsTable.Entry, _ document: DocumentTemplate, _ number: Int) -> NodeText? {
    guard let dot = entry.key.lastIndex(of: ".") else { return nil }
    var id = String(entry.key[..<dot])
    let name = String(entry.key[entry.key.index(after: dot)...])
    let scenes = templates.scenes.filter { $0.document == number && !$0.isImported }.map(\.name)
    for scene in scenes where id.hasPrefix(scene + ".") { id = String(id.dropFirst(scene.count + 1)) }
    guard let node = document.nodeByName[id] else { return nil }
    let element = document.template.nodes[node.index].element
    // Interface Builder calls a button's title by its state.
    let property = ViewProperty.named(name == "normalTitle" ? "title" : name, of: element)
    guard let property, property.form == .string else { return nil }
    return NodeText(node: node, property: property, text: entry.value)
  }
}
