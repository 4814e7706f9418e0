internal import Diagnostics
internal import XMLParsing

extension XMLTree {
  /// A fix-it that renames both tags of an element.
  func rename(_ element: Int, to new: String) -> FixIt {
    let old = nameText(of: element)
    var edits = [FixIt.Edit(.replace, at: place(of: element), new)]
    let closing = "</\(old)>"
    let start = Int(elements[element].endOffset) - closing.utf8.count
    if start > Int(elements[element].offset), file.text(start..<(start + closing.utf8.count)) == closing {
      let span = SourceSpan(file: file.id, offset: start + 2, length: old.utf8.count)
      edits.append(FixIt.Edit(.replace, at: SpanRef(span), new))
    }
    return FixIt("replace '\(old)' with '\(new)'", edits: edits)
  }
}
