package import SpecDecoding
internal import Catalog
internal import Vocabulary

extension Template {
  /// Binds the entries of a document's strings, `id.property`, to its nodes; what names none is left out.
  package mutating func bindTexts(of table: StringsTable, in language: String) {
    var nodes: [String: NodeID] = [:]
    for (index, node) in self.nodes.enumerated() where !node.isIDInvented { nodes[node.id] = NodeID(index) }
    var texts: [TextTranslation] = []
    for entry in table.entries {
      guard let dot = entry.key.firstIndex(of: "."), let node = nodes[String(entry.key[..<dot])] else {
        continue
      }
      let name = entry.key[entry.key.index(after: dot)...]
      if let text = text(String(name), of: node, entry.value) { texts.append(text) }
    }
    if !texts.isEmpty { translations.append((language, texts)) }
  }

  /// A translated property, by the name that Interface Builder exports it under.
  private func text(_ name: String, of node: NodeID, _ text: String) -> TextTranslation? {
    if let key = Template.exportedKeys[name] { return TextTranslation(node: node, key: key, text: text) }
    let segment = "segmentTitles["
    guard name.hasPrefix(segment), name.hasSuffix("]"),
      let number = Int(name.dropFirst(segment.count).dropLast())
    else { return nil }
    let segments = nodes[node.index].children.filter { nodes[$0.index].element == .segment }
    guard segments.indices.contains(number) else { return nil }
    return TextTranslation(node: segments[number], key: PropertyKey(.title), text: text)
  }

  /// The properties that Interface Builder exports, by their names there.
  private static let exportedKeys: [String: PropertyKey] = [
    "text": PropertyKey(.text), "title": PropertyKey(.title), "placeholder": PropertyKey(.placeholder),
    "prompt": PropertyKey(.prompt), "headerTitle": PropertyKey(.headerTitle),
    "footerTitle": PropertyKey(.footerTitle), "normalTitle": PropertyKey(.title, in: .normal),
    "selectedTitle": PropertyKey(.title, in: .selected),
    "highlightedTitle": PropertyKey(.title, in: .highlighted),
    "disabledTitle": PropertyKey(.title, in: .disabled),
    "configuration.title": PropertyKey(.title, in: .configuration),
    "configuration.subtitle": PropertyKey(.subtitle, in: .configuration),
  ]
}
