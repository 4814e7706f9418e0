package import Diagnostics
internal import Vocabulary

/// Builds a tree together with its text, element by element, as if the text had been parsed.
package struct XMLTreeBuilder {
  private var bytes: [UInt8] = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
  private var elements: [XMLElement] = []
  private var attributes: [XMLAttribute] = []
  /// Whether an attribute's start counts among the decoded values.
  private var isDecoded: [Bool] = []
  private var decoded: [UInt8] = []
  private var texts: [XMLText] = []
  private var open: [Int] = []
  private var names: [String] = []
  /// Whether the start tag of the innermost open element still lacks its `>`.
  private var isTagOpen = false

  /// Builds an empty tree.
  package init() {}

  /// The number of the element that is opened next.
  package var nextElement: Int { elements.count }

  /// Begins an element with its attributes; what follows is inside, until `close`.
  package mutating func open(_ name: String, _ attributes: [(name: String, value: String)] = []) {
    finishTag(endsLine: true)
    indent()
    let offset = bytes.count
    bytes.append(contentsOf: "<\(name)".utf8)
    let first = self.attributes.count
    var key = Name.unknown
    for attribute in attributes {
      if attribute.name == "key" { key = Name.named(attribute.value) }
      append(attribute)
    }
    elements.append(
      XMLElement(
        name: Name.named(name), key: key, parent: Int32(open.last ?? -1), offset: UInt32(offset),
        firstAttribute: UInt32(first), attributeCount: UInt16(clamping: attributes.count),
        subtreeEnd: Int32(elements.count + 1), endOffset: 0))
    open.append(elements.count - 1)
    names.append(name)
    isTagOpen = true
  }

  /// Adds the text of the innermost element, which then has no children.
  package mutating func text(_ text: String) {
    guard !text.isEmpty, let element = open.last else { return }
    finishTag(endsLine: false)
    appendEscaped(text)
    texts.append(XMLText(element: element, start: decoded.count, length: text.utf8.count))
    decoded.append(contentsOf: text.utf8)
  }

  /// Ends the innermost element.
  package mutating func close() {
    guard let element = open.popLast(), let name = names.popLast() else { return }
    if isTagOpen {
      bytes.append(contentsOf: "/>".utf8)
      isTagOpen = false
    } else {
      if texts.last?.element != element { indent() }
      bytes.append(contentsOf: "</\(name)>".utf8)
    }
    elements[element].subtreeEnd = Int32(elements.count)
    elements[element].endOffset = UInt32(bytes.count)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// The finished tree, as a file of its own; nil where nothing was opened.
  ///
  /// Open elements are closed.
  package mutating func tree(file: FileID, path: String) -> XMLTree? {
    while !open.isEmpty { close() }
    guard !elements.isEmpty else { return nil }
    let count = bytes.count
    for index in attributes.indices where isDecoded[index] {
      attributes[index] = XMLAttribute(
        name: attributes[index].name, start: attributes[index].start + UInt32(count),
        length: attributes[index].length)
    }
    let shifted = texts.map { XMLText(element: $0.element, start: $0.start + count, length: $0.length) }
    return XMLTree(
      file: SourceFile(id: file, path: path, bytes: bytes), elements: elements, attributes: attributes,
      comments: [], decoded: decoded, texts: shifted)
  }

  private mutating func append(_ attribute: (name: String, value: String)) {
    bytes.append(contentsOf: " \(attribute.name)=\"".utf8)
    let start = bytes.count
    appendEscaped(attribute.value)
    let length = attribute.value.utf8.count
    // Escapes make the text longer than the value.
    let differs = bytes.count - start != length
    attributes.append(
      XMLAttribute(
        name: Name.named(attribute.name), start: UInt32(differs ? decoded.count : start),
        length: UInt32(length)))
    isDecoded.append(differs)
    if differs { decoded.append(contentsOf: attribute.value.utf8) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendEscaped(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\""): bytes.append(contentsOf: "&quot;".utf8)
      case 10: bytes.append(contentsOf: "&#10;".utf8)
      case 13: bytes.append(contentsOf: "&#13;".utf8)
      case 9: bytes.append(contentsOf: "&#9;".utf8)
      default: bytes.append(byte)
      }
    }
  }

  private mutating func finishTag(endsLine: Bool) {
    guard isTagOpen else { return }
    bytes.append(contentsOf: (endsLine ? ">\n" : ">").utf8)
    isTagOpen = false
  }

  private mutating func indent() {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: open.count * 4))
  }
}
