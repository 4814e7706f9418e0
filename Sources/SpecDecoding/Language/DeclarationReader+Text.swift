internal import Diagnostics
internal import XMLParsing

extension DeclarationReader {
  /// Reports the first text that stands directly in an element that declares something.
  mutating func reportText(in element: Int) {
    var position = TagScanner(tree).tagRange(of: element).upperBound
    for child in tree.children(of: element) {
      let start = Int(tree.elements[child].offset)
      if report(strayText(in: position..<max(position, start)), in: element) { return }
      position = Int(tree.elements[child].endOffset)
    }
    let end = Int(tree.elements[element].endOffset)
    _ = report(strayText(in: position..<max(position, end)), in: element)
  }

  private mutating func report(_ range: Range<Int>?, in element: Int) -> Bool {
    guard let range else { return false }
    bag.report(
      StructureKinds.unexpectedText,
      at: SpanRef(SourceSpan(file: tree.file.id, offset: range.lowerBound, length: range.count)),
      "text cannot stand in '\(tree.nameText(of: element))'")
    return true
  }

  /// The text between tags, without blanks around it; comments and instructions are none.
  private func strayText(in range: Range<Int>) -> Range<Int>? {
    let bytes = tree.file.bytes
    var position = range.lowerBound
    while position < range.upperBound {
      let rest = bytes[position..<range.upperBound]
      if rest.starts(with: "</".utf8) { return nil }
      if rest.starts(with: "<!--".utf8) {
        position = end(of: "-->", in: rest)
      } else if rest.starts(with: "<?".utf8) {
        position = end(of: "?>", in: rest)
      } else if isBlank(bytes[position]) {
        position += 1
      } else {
        var end = rest.dropFirst().firstIndex(of: UInt8(ascii: "<")) ?? range.upperBound
        while isBlank(bytes[end - 1]) { end -= 1 }
        return position..<end
      }
    }
    return nil
  }

  private func end(of mark: String, in bytes: ArraySlice<UInt8>) -> Int {
    var position = bytes.startIndex
    while position < bytes.endIndex, !bytes[position...].starts(with: mark.utf8) { position += 1 }
    return min(position + mark.utf8.count, bytes.endIndex)
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
}
