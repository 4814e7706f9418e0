internal import Diagnostics
internal import Geometry
internal import Vocabulary

extension XMLTree {
  /// The tree as text, for tests and for reading: an element a line, indented by what is around it, with its
  /// attributes and its text; values quoted as in JSON.
  package var dump: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.bytes.count)
    var depths = [Int](repeating: 0, count: elements.count)
    var comment = 0
    for element in elements.indices {
      let parent = Int(elements[element].parent)
      depths[element] = parent < 0 ? 0 : depths[parent] + 1
      while comment < comments.count, comments[comment].previousElement < element {
        line(of: comments[comment], to: &bytes)
        comment += 1
      }
      append(element, depth: depths[element], to: &bytes)
    }
    for rest in comments[comment...] { line(of: rest, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func append(_ element: Int, depth: Int, to bytes: inout [UInt8]) {
    bytes += [UInt8](repeating: 0x20, count: depth * 2)
    bytes += nameText(of: element).utf8
    for row in attributeRows(of: element) {
      bytes.append(0x20)
      bytes += nameText(row: row, in: element).utf8
      bytes.append(UInt8(ascii: "="))
      JSONText.append(string(row: row), to: &bytes)
    }
    let text = text(of: element)
    if !text.isEmpty {
      bytes += ": ".utf8
      JSONText.append(text, to: &bytes)
    }
    bytes.append(0x0A)
  }

  private func line(of comment: XMLComment, to bytes: inout [UInt8]) {
    bytes += "# ".utf8
    JSONText.append(comment.text, to: &bytes)
    bytes.append(0x0A)
  }
}
