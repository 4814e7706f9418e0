internal import Catalog
internal import Diagnostics
internal import Vocabulary
internal import XMLParsing

extension DocumentPass {
  /// The role of an element as an object; nil where it is none.
  func objectRole(_ role: ElementSchema.Role) -> ElementSchema.Role? {
    role == .value || role == .group ? nil : role
  }

  /// What an element that the catalogue doesn't know is, by where it stands and what it has.
  func unknownRole(of index: Int, hasID: Bool) -> ElementSchema.Role? {
    let element = rows.elements[index]
    guard element.parent >= 0 else { return nil }
    let parent = rows.elements[Int(element.parent)].name
    if parent == .subviews { return .view }
    guard hasID, parent != .connections, parent != .constraints else { return nil }
    if hasFrame(index) { return .view }
    guard parent == .objects, let row = rows.row(of: .sceneMemberID, in: index) else {
      return isPartOfObject(parent) ? .object : nil
    }
    return rows.value(row).elementsEqual("viewController".utf8) ? .controller : .placeholder
  }

  /// Whether an unknown element with an id under a `parent` is an object: not where ids of values stand.
  private func isPartOfObject(_ parent: Name) -> Bool {
    switch parent {
    case .document, .device, .accessibility, .segue, .constraint: false
    default: true
    }
  }

  private func hasFrame(_ index: Int) -> Bool {
    var child = index + 1
    while child < Int(rows.elements[index].subtreeEnd) {
      if rows.elements[child].name == .rect, rows.elements[child].key == .frame { return true }
      child = Int(rows.elements[child].subtreeEnd)
    }
    return false
  }

  /// Reports an element that is taken as a plain view.
  mutating func reportUnknownElement(_ index: Int) {
    let name = tree.nameText(of: index)
    let near = suggestion(for: name, scope: .unknown) { ElementTable.viewNames }
    bag.report(
      AttributeKinds.unknownElement, at: tree.place(of: index), .unknown(name, near: near),
      object: objectText(index), fixIts: near.map { [rename(index, from: name, to: $0)] } ?? [])
  }

  /// A fix-it that renames both tags of an element.
  private func rename(_ index: Int, from old: String, to new: String) -> FixIt {
    var edits = [FixIt.Edit(.replace, at: tree.place(of: index), new)]
    let end = Int(rows.elements[index].endOffset)
    let closing = "</\(old)>"
    let start = end - closing.utf8.count
    if start > Int(rows.elements[index].offset), tree.file.text(start..<end) == closing {
      let span = SourceSpan(file: tree.file.id, offset: start + 2, length: old.utf8.count)
      edits.append(FixIt.Edit(.replace, at: SpanRef(span), new))
    }
    return FixIt("replace '\(old)' with '\(new)'", edits: edits)
  }
}

extension String {
  fileprivate static func unknown(_ name: String, near: String?) -> String {
    let suffix = near.map { "; the nearest known one is '\($0)'" } ?? "; it is taken as a plain view"
    return "element '\(name)' is not known" + suffix
  }
}
