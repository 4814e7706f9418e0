package import Diagnostics

/// A stretch of a file in which the author wants no findings of some kinds (`<!-- viewc:allow KIND -->`).
package struct Suppression: Hashable, Sendable {
  package let file: FileID
  package let range: Range<Int>
  package let kinds: [String]

  /// Hides findings of `kinds` that begin in `range`.
  package init(file: FileID, range: Range<Int>, kinds: [String]) {
    self.file = file
    self.range = range
    self.kinds = kinds
  }

  /// Whether a finding of `kind` at `offset` is hidden.
  func hides(_ kind: DiagnosticKind, at offset: Int) -> Bool {
    range.contains(offset) && kinds.contains(kind.name)
  }
}
