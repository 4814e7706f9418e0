internal import Diagnostics
internal import Reporting
internal import Vocabulary
internal import XMLParsing

/// Reads the comments `<!-- viewc:allow KIND... -->` of a spec.
///
/// Before the root one holds for the whole file; elsewhere for the element that follows it, with its content.
/// Documents of Interface Builder have none, since Xcode drops comments.
struct SuppressionReader {
  private static let mark = "viewc:allow"
  private let tree: XMLTree

  /// Reads the comments of `tree`.
  init(_ tree: XMLTree) {
    self.tree = tree
  }

  /// What the comments hide; kinds that don't exist are reported.
  func suppressions(into bag: inout DiagnosticBag) -> [Suppression] {
    guard tree.elements[XMLTree.root].name == .spec else { return [] }
    var result: [Suppression] = []
    for comment in tree.comments {
      let kinds = kinds(in: comment, into: &bag)
      guard !kinds.isEmpty, let range = range(of: comment) else { continue }
      result.append(Suppression(file: tree.file.id, range: range, kinds: kinds))
    }
    return result
  }

  private func kinds(in comment: XMLComment, into bag: inout DiagnosticBag) -> [String] {
    var words = comment.text.split { $0.isWhitespace || $0 == "," }.map(String.init)
    guard words.first == SuppressionReader.mark else { return [] }
    words.removeFirst()
    return words.filter { word in
      if DiagnosticCatalog.named(word) != nil { return true }
      bag.report(CompilerKinds.unknownKind, at: place(of: word, in: comment), .unknownKind(word))
      return false
    }
  }

  private func range(of comment: XMLComment) -> Range<Int>? {
    let next = comment.previousElement + 1
    guard next > XMLTree.root else { return 0..<(tree.file.bytes.count + 1) }
    guard tree.elements.indices.contains(next) else { return nil }
    let start = Int(tree.elements[next].offset)
    // An element that began outside the comment's parent is not what it precedes.
    let parent = Int(tree.elements[next].parent)
    let isInside = parent < 0 || Int(tree.elements[parent].offset) < comment.offset
    let end = Int(tree.elements[next].endOffset)
    guard isInside, !closes(between: comment.offset, and: start), end > start else { return nil }
    return start..<end
  }

  /// Whether an end tag stands between two offsets outside comments.
  private func closes(between start: Int, and end: Int) -> Bool {
    let bytes = tree.file.bytes
    var position = start
    while position + 1 < end {
      if bytes[position...].starts(with: "<!--".utf8) {
        while position < end, !bytes[position...].starts(with: "-->".utf8) { position += 1 }
      } else if bytes[position] == 0x3C, bytes[position + 1] == 0x2F {
        return true
      }
      position += 1
    }
    return false
  }

  private func place(of word: String, in comment: XMLComment) -> SpanRef {
    let pattern = Array(word.utf8)
    let bytes = tree.file.bytes
    var start = comment.offset
    while start + pattern.count <= bytes.count, !bytes[start...].starts(with: pattern) { start += 1 }
    return SpanRef(SourceSpan(file: tree.file.id, offset: start, length: pattern.count))
  }
}

extension String {
  fileprivate static func unknownKind(_ name: String) -> String {
    let suggestion = Suggestion.nearest(to: name, in: DiagnosticCatalog.names)
    let ending = suggestion.map { "; the nearest is '\($0)'" } ?? ""
    return "no kind of finding is named '\(name)'" + ending
  }
}
