internal import CLibXML2
internal import Diagnostics
internal import Vocabulary

/// The bridge to libxml2: builds the flat tables while the parser calls back.
final class SAXHandler {
  /// Why the file can't be read.
  struct Problem {
    let kind: DiagnosticKind
    let message: String
    let offset: Int
    let length: Int
    let notes: [Diagnostic.Note]
  }

  let file: SourceFile
  var context: xmlParserCtxtPtr?
  private(set) var problem: Problem?
  private var elements: [XMLElement] = []
  private var attributes: [XMLAttribute] = []
  private var comments: [XMLComment] = []
  private var decoded: [UInt8] = []
  private var texts: [XMLText] = []
  private var open: [Int32] = []
  /// The text since the last start tag; kept only for leaf elements.
  private var pendingText: [UInt8] = []
  private var isLeafOpen = false
  private var names = NameCache()

  init(file: SourceFile) {
    self.file = file
    elements.reserveCapacity(file.bytes.count / 80)
    attributes.reserveCapacity(file.bytes.count / 25)
  }

  /// The finished tree.
  func tree() -> XMLTree? {
    guard !elements.isEmpty else { return nil }
    return XMLTree(
      file: file, elements: elements, attributes: attributes, comments: comments, decoded: decoded,
      texts: texts)
  }

  /// Keeps the first reason to refuse the file and stops the parser.
  func fail(
    _ kind: DiagnosticKind, _ message: String, at offset: Int, length: Int = 0, notes: [Diagnostic.Note] = []
  ) {
    guard problem == nil else { return }
    problem = Problem(kind: kind, message: message, offset: max(offset, 0), length: length, notes: notes)
    if let context { xmlStopParser(context) }
  }

  /// Checks what the parser left, after the end of the input.
  func finish() {
    guard problem == nil, let context else { return }
    if context.pointee.wellFormed == 0 || elements.isEmpty {
      fail(XMLKinds.malformedXML, "the document has no root element", at: 0)
    }
  }

  /// The byte offset of the parser's cursor.
  var cursor: Int {
    guard let input = context?.pointee.input else { return 0 }
    return Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
  }

  /// The offset of the innermost open element's start tag.
  var openTagOffset: Int? { open.last.map { Int(elements[Int($0)].offset) } }

  func startElement(
    _ localName: UnsafePointer<xmlChar>, _ count: Int,
    _ values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    guard problem == nil else { return }
    guard open.count < XMLParser.depthLimit else {
      fail(XMLKinds.nestingTooDeep, "elements are nested over \(XMLParser.depthLimit) deep", at: tagStart())
      return
    }
    let first = attributes.count
    var key = Name.unknown
    if let values {
      for index in 0..<count { addAttribute(values + index * 5, key: &key) }
    }
    let number = Int32(elements.count)
    elements.append(
      XMLElement(
        name: names.name(of: localName), key: key, parent: open.last ?? -1, offset: UInt32(tagStart()),
        firstAttribute: UInt32(first), attributeCount: UInt16(clamping: attributes.count - first),
        subtreeEnd: number + 1, endOffset: 0))
    open.append(number)
    isLeafOpen = true
    pendingText.removeAll(keepingCapacity: true)
  }

  func endElement() {
    guard problem == nil, let number = open.popLast() else { return }
    let index = Int(number)
    elements[index].subtreeEnd = Int32(elements.count)
    elements[index].endOffset = UInt32(cursor)
    if isLeafOpen, !pendingText.isEmpty {
      texts.append(
        XMLText(element: index, start: file.bytes.count + decoded.count, length: pendingText.count))
      decoded.append(contentsOf: pendingText)
    }
    isLeafOpen = false
  }

  func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard isLeafOpen else { return }
    pendingText.append(contentsOf: bytes)
  }

  func comment(_ text: String) {
    var start = min(cursor, file.bytes.count)
    while start > 3, !isCommentStart(start) { start -= 1 }
    comments.append(XMLComment(offset: start, previousElement: elements.count - 1, text: text))
  }

  private func isCommentStart(_ offset: Int) -> Bool {
    let bytes = file.bytes
    guard offset + 3 < bytes.count else { return false }
    return bytes[offset] == 0x3C && bytes[offset + 1] == 0x21 && bytes[offset + 2] == 0x2D
      && bytes[offset + 3] == 0x2D
  }

  /// The offset of the `<` before the cursor: none can stand inside an attribute's value.
  private func tagStart() -> Int {
    var offset = min(cursor, file.bytes.count) - 1
    while offset > 0, file.bytes[offset] != 0x3C { offset -= 1 }
    return max(offset, 0)
  }

  private func addAttribute(_ row: UnsafeMutablePointer<UnsafePointer<xmlChar>?>, key: inout Name) {
    guard let localName = row[0], let start = row[3], let end = row[4] else { return }
    let name = row[1] == nil ? names.name(of: localName) : .unknown
    let value = UnsafeBufferPointer(start: start, count: end - start)
    if name == .key { key = Name.named(value) }
    let offset = sourceOffset(of: start) ?? keep(value)
    attributes.append(XMLAttribute(name: name, start: UInt32(offset), length: UInt32(value.count)))
  }

  private func keep(_ value: UnsafeBufferPointer<UInt8>) -> Int {
    let offset = file.bytes.count + decoded.count
    decoded.append(contentsOf: value)
    return offset
  }

  private func sourceOffset(of pointer: UnsafePointer<xmlChar>) -> Int? {
    guard let input = context?.pointee.input, let base = input.pointee.base, let end = input.pointee.end,
      pointer >= base, pointer < end
    else { return nil }
    return Int(input.pointee.consumed) + (pointer - base)
  }
}
