/// A single mistake, made in memory in a file of a spec of the repository, and the one finding that is due.
package struct SpecFault: CustomStringConvertible, Sendable {
  /// The folder under `Specs`.
  package let folder: String
  /// The file that is changed, in the folder.
  package let file: String
  private let old: String
  /// What stands in the place of `old`, with `«` and `»` around what the finding covers.
  private let new: String
  package let kind: String
  /// Where the finding is, if not in `new`: a file, and a stretch of it with `«` and `»`.
  private let elsewhere: (file: String, text: String)?
  /// Files that come with the mistake.
  private let added: [String: String]

  /// A mistake in `file` of a folder: `new` for `old`, which stands in it once.
  package init(
    _ folder: String, in file: String = "spec.xml", _ kind: String, _ old: String, _ new: String,
    found elsewhere: (file: String, text: String)? = nil, adding added: [String: String] = [:]
  ) {
    self.folder = folder
    self.file = file
    self.kind = kind
    self.old = old
    self.new = new
    self.elsewhere = elsewhere
    self.added = added
  }

  package var description: String { "\(kind) in \(folder): \(new.isEmpty ? "without \(old)" : new)" }

  /// The spec's path from the repository's root.
  package var path: String { "Specs/\(folder)/spec.xml" }

  /// Why a fault can't be made.
  package enum Failure: Error {
    case notOnce(String, in: String)
    case notMarked(String)
  }

  /// The files with the mistake, and the place and kind of the finding: `Specs/…/spec.xml:3:14 'Pge' [kind]`.
  package func make() throws -> (files: OverlayFiles, finding: String) {
    let path = "Specs/\(folder)/\(file)"
    let original = try text(of: path)
    let parts = original.split(separator: old, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw Failure.notOnce(old, in: path) }
    let unmarked = new.filter { $0 != "«" && $0 != "»" }
    var changes = [path: parts[0] + unmarked + parts[1]].mapValues { String($0) }
    for (name, text) in added { changes["Specs/\(folder)/\(name)"] = text }
    let files = OverlayFiles(changes)
    guard let elsewhere else {
      return (files, try finding(path, before: String(parts[0]), new))
    }
    let target = "Specs/\(folder)/\(elsewhere.file)"
    let text = try changes[target] ?? self.text(of: target)
    let stretch = elsewhere.text.filter { $0 != "«" && $0 != "»" }
    let around = text.split(separator: stretch, omittingEmptySubsequences: false)
    guard around.count == 2 else { throw Failure.notOnce(stretch, in: target) }
    return (files, try finding(target, before: String(around[0]), elsewhere.text))
  }

  private func text(of path: String) throws -> String {
    String(decoding: try FolderFiles().read(path, limit: .max).get(), as: UTF8.self)
  }

  private func finding(_ path: String, before: String, _ marked: String) throws -> String {
    guard let start = marked.firstIndex(of: "«"), let end = marked.firstIndex(of: "»"), start < end else {
      throw Failure.notMarked(marked)
    }
    let head = (before + marked[..<start]).split(separator: "\n", omittingEmptySubsequences: false)
    let text = marked[marked.index(after: start)..<end]
    return SpecFault.text(
      path, line: head.count, column: (head.last?.unicodeScalars.count ?? 0) + 1, String(text), kind)
  }

  /// A finding in one line.
  package static func text(
    _ path: String, line: Int, column: Int, _ text: String, _ kind: String
  ) -> String {
    "\(path):\(line):\(column) '\(text)' [\(kind)]"
  }
}
