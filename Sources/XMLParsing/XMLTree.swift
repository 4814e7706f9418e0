package import Diagnostics
package import Vocabulary

/// A document as it was written, schema-free: elements and attributes in flat tables, in document order.
///
/// Input: bytes. Output: this. Gone afterwards: encodings, entities, character references.
package struct XMLTree: Sendable {
  package let file: SourceFile
  package let elements: [XMLElement]
  package let attributes: [XMLAttribute]
  package let comments: [XMLComment]
  /// Values and texts that differ from the source's bytes (references replaced, line ends normalised).
  let decoded: [UInt8]
  /// For each leaf element with text, in document order: number, start and length.
  let texts: [XMLText]

  /// The number of the root element.
  package static let root = 0

  /// The element numbers of the children of `element`, in order.
  package func children(of element: Int) -> XMLChildren {
    XMLChildren(elements: elements, first: element + 1, end: Int(elements[element].subtreeEnd))
  }

  /// The first child of `element` with a name and, where given, a `key`.
  package func child(of element: Int, _ name: Name, key: Name? = nil) -> Int? {
    for child in children(of: element) where elements[child].name == name {
      if key == nil || elements[child].key == key { return child }
    }
    return nil
  }

  /// The first child of `element` with this `key`, whatever its name.
  package func child(of element: Int, key: Name) -> Int? {
    for child in children(of: element) where elements[child].key == key { return child }
    return nil
  }

  /// The rows of the attributes of `element`.
  package func attributeRows(of element: Int) -> Range<Int> {
    let first = Int(elements[element].firstAttribute)
    return first..<(first + Int(elements[element].attributeCount))
  }

  /// The row of an attribute by name.
  package func row(of name: Name, in element: Int) -> Int? {
    for row in attributeRows(of: element) where attributes[row].name == name { return row }
    return nil
  }

  /// The bytes of the value in an attribute row.
  package func bytes(row: Int) -> ArraySlice<UInt8> {
    slice(start: Int(attributes[row].start), length: Int(attributes[row].length))
  }

  /// The value in an attribute row.
  package func string(row: Int) -> String { String(decoding: bytes(row: row), as: UTF8.self) }

  /// The value of an attribute; nil where the element has none of that name.
  package func string(_ name: Name, in element: Int) -> String? {
    row(of: name, in: element).map(string(row:))
  }

  /// The text of a leaf element; empty where there is none.
  package func text(of element: Int) -> String {
    var low = 0
    var high = texts.count
    while low < high {
      let middle = (low + high) / 2
      if texts[middle].element < element { low = middle + 1 } else { high = middle }
    }
    guard low < texts.count, texts[low].element == element else { return "" }
    return String(decoding: slice(start: texts[low].start, length: texts[low].length), as: UTF8.self)
  }

  /// The element's name as written.
  package func nameText(of element: Int) -> String {
    let name = elements[element].name
    return name != .unknown ? name.rawValue : file.text(TagScanner(self).nameRange(of: element))
  }

  /// The name of the attribute in a row, as written.
  package func nameText(row: Int, in element: Int) -> String {
    let name = attributes[row].name
    guard name == .unknown else { return name.rawValue }
    let position = row - Int(elements[element].firstAttribute)
    return TagScanner(self).attribute(at: position, in: element).map { file.text($0.name) } ?? ""
  }

  /// The place of an element's name.
  package func place(of element: Int, _ part: SpanRef.Part = .name) -> SpanRef {
    SpanRef(file: file.id, element: element, part: part)
  }

  /// The place of the value in an attribute row.
  package func place(ofValue row: Int, in element: Int) -> SpanRef {
    place(of: element, .value(row - Int(elements[element].firstAttribute)))
  }

  /// The place of the name of the attribute in a row.
  package func place(ofName row: Int, in element: Int) -> SpanRef {
    place(of: element, .attributeName(row - Int(elements[element].firstAttribute)))
  }

  /// The place of an attribute's value where there is one, else of the element's name.
  package func place(of name: Name, in element: Int) -> SpanRef {
    row(of: name, in: element).map { place(ofValue: $0, in: element) } ?? place(of: element)
  }

  private func slice(start: Int, length: Int) -> ArraySlice<UInt8> {
    let count = file.bytes.count
    if start < count { return file.bytes[start..<(start + length)] }
    return decoded[(start - count)..<(start - count + length)]
  }
}

/// The text of a leaf element.
struct XMLText: Sendable {
  let element: Int
  let start: Int
  let length: Int
}
