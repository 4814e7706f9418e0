package import Diagnostics

/// Finds the spans of names and values in a start tag, by reading it again; the tree keeps only its offset.
package struct TagScanner: Sendable {
  /// Where an attribute's name and value stand, as byte offsets.
  package struct AttributeSpan: Hashable, Sendable {
    package let name: Range<Int>
    /// Without the quotes.
    package let value: Range<Int>
  }

  let tree: XMLTree
  private var bytes: [UInt8] { tree.file.bytes }

  /// A scanner for the tags of `tree`.
  package init(_ tree: XMLTree) {
    self.tree = tree
  }

  /// The bytes of the element's name in its start tag.
  package func nameRange(of element: Int) -> Range<Int> {
    let start = Int(tree.elements[element].offset) + 1
    var end = start
    while end < bytes.count, !isBlank(bytes[end]), bytes[end] != 0x2F, bytes[end] != 0x3E { end += 1 }
    return start..<end
  }

  /// The attributes of a start tag, namespace declarations left out, as the tree does.
  package func attributes(of element: Int) -> [AttributeSpan] {
    var spans: [AttributeSpan] = []
    var position = nameRange(of: element).upperBound
    while let span = nextAttribute(from: &position) {
      let name = bytes[span.name]
      if !name.starts(with: "xmlns".utf8) { spans.append(span) }
    }
    return spans
  }

  /// The attribute at a position in the element.
  package func attribute(at position: Int, in element: Int) -> AttributeSpan? {
    let all = attributes(of: element)
    return all.indices.contains(position) ? all[position] : nil
  }

  /// The whole start tag, from `<` to `>`.
  package func tagRange(of element: Int) -> Range<Int> {
    let start = Int(tree.elements[element].offset)
    var position = nameRange(of: element).upperBound
    while nextAttribute(from: &position) != nil {}
    while position < bytes.count, bytes[position] != 0x3E { position += 1 }
    return start..<min(position + 1, bytes.count)
  }

  /// The bytes that `place` means; nil for a place in another file.
  package func range(of place: SpanRef) -> Range<Int>? {
    guard place.file == tree.file.id else { return nil }
    let element = Int(place.element)
    guard tree.elements.indices.contains(element) else {
      return place.offset..<(place.offset + place.length)
    }
    switch place.part {
    case .name: return nameRange(of: element)
    case .tag: return tagRange(of: element)
    case .value(let position):
      return attribute(at: position, in: element)?.value ?? nameRange(of: element)
    case .attributeName(let position):
      return attribute(at: position, in: element)?.name ?? nameRange(of: element)
    case .valuePart(let position, let offset, let length):
      guard let value = attribute(at: position, in: element)?.value else { return nameRange(of: element) }
      let start = min(value.lowerBound + max(offset, 0), value.upperBound)
      return start..<min(start + max(length, 0), value.upperBound)
    case .text: return textRange(of: element)
    }
  }

  private func textRange(of element: Int) -> Range<Int> {
    let start = tagRange(of: element).upperBound
    var end = start
    while end < bytes.count, bytes[end] != 0x3C { end += 1 }
    return start..<end
  }

  private func nextAttribute(from position: inout Int) -> AttributeSpan? {
    while position < bytes.count, isBlank(bytes[position]) { position += 1 }
    let start = position
    while position < bytes.count, !isBlank(bytes[position]), !"=/>".utf8.contains(bytes[position]) {
      position += 1
    }
    let name = start..<position
    guard !name.isEmpty else { return nil }
    while position < bytes.count, isBlank(bytes[position]) || bytes[position] == 0x3D { position += 1 }
    guard position < bytes.count, bytes[position] == 0x22 || bytes[position] == 0x27 else { return nil }
    let quote = bytes[position]
    position += 1
    let valueStart = position
    while position < bytes.count, bytes[position] != quote { position += 1 }
    let value = valueStart..<position
    position = min(position + 1, bytes.count)
    return AttributeSpan(name: name, value: value)
  }

  func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }
}
