/// The lines in which two texts differ.
package enum TextDiff {
  /// Lines that only `old` has with `-`, those that only `new` has with `+`, each with its line number; at
  /// most 40.
  package static func unified(_ old: String, _ new: String) -> String {
    let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let newLines = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var rows: [(line: Int, isNew: Bool, text: String)] = []
    for change in newLines.difference(from: oldLines) {
      switch change {
      case .remove(let offset, let text, _): rows.append((offset + 1, false, text))
      case .insert(let offset, let text, _): rows.append((offset + 1, true, text))
      }
    }
    rows.sort { ($0.line, $0.isNew ? 1 : 0) < ($1.line, $1.isNew ? 1 : 0) }
    var output = rows.prefix(40).map { "\($0.isNew ? "+" : "-")\($0.line): \($0.text)" }
    if rows.count > 40 { output.append("… and \(rows.count - 40) more lines") }
    return output.joined(separator: "\n")
  }
}
