package import Diagnostics

extension TagScanner: PlaceResolver {
  package var file: SourceFile { tree.file }

  package func range(of edit: FixIt.Edit) -> Range<Int>? {
    guard let place = range(of: edit.place) else { return nil }
    let element = Int(edit.place.element)
    guard tree.elements.indices.contains(element) else { return place }
    switch edit.action {
    case .replace: return place
    case .removeAttribute: return attributeRange(edit.place, in: element) ?? place
    case .removeElement: return elementRange(element)
    case .insertAttribute:
      let end = attributes(of: element).last.map { $0.value.upperBound + 1 }
      let position = end ?? nameRange(of: element).upperBound
      return position..<position
    }
  }

  /// The attribute with its quotes and the blanks before it.
  private func attributeRange(_ place: SpanRef, in element: Int) -> Range<Int>? {
    let position: Int
    switch place.part {
    case .value(let number), .attributeName(let number): position = number
    case .valuePart(let number, _, _): position = number
    case .name, .tag, .text: return nil
    }
    guard let span = attribute(at: position, in: element) else { return nil }
    var start = span.name.lowerBound
    while start > 0, isBlank(file.bytes[start - 1]) { start -= 1 }
    return start..<min(span.value.upperBound + 1, file.bytes.count)
  }

  /// The element with its content; with its whole lines where nothing else stands on them.
  private func elementRange(_ element: Int) -> Range<Int> {
    let bytes = file.bytes
    let start = Int(tree.elements[element].offset)
    let end = min(max(Int(tree.elements[element].endOffset), start), bytes.count)
    var lineStart = start
    while lineStart > 0, bytes[lineStart - 1] == 0x20 || bytes[lineStart - 1] == 0x09 { lineStart -= 1 }
    guard lineStart == 0 || bytes[lineStart - 1] == 0x0A else { return start..<end }
    var lineEnd = end
    while lineEnd < bytes.count, isBlank(bytes[lineEnd]), bytes[lineEnd] != 0x0A { lineEnd += 1 }
    guard lineEnd < bytes.count, bytes[lineEnd] == 0x0A else { return start..<end }
    return lineStart..<(lineEnd + 1)
  }
}
