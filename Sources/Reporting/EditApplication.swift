/// Fixes applied to the bytes of one file.
package struct EditApplication: Sendable {
  /// The file afterwards.
  package let bytes: [UInt8]
  /// How many findings were mended.
  package let fixCount: Int

  /// Applies the fixes of `findings` that change only the file at `path`, whose content is `bytes`.
  ///
  /// A fix is made whole or not at all; of two that touch the same bytes the first one is made. Findings with
  /// several fixes leave a choice, and none is made.
  package init(_ findings: [Finding], to bytes: [UInt8], of path: String) {
    var taken: [Finding.Edit] = []
    var count = 0
    for finding in findings {
      guard finding.fixes.count == 1, let fix = finding.fixes.first else { continue }
      let isFree = fix.edits.allSatisfy { edit in
        edit.path == path && edit.offset >= 0 && edit.offset + edit.length <= bytes.count
          && !taken.contains { EditApplication.touch($0, edit) }
      }
      guard isFree, !fix.edits.isEmpty else { continue }
      taken += fix.edits
      count += 1
    }
    var result: [UInt8] = []
    var position = 0
    for edit in taken.sorted(by: { $0.offset < $1.offset }) {
      result += bytes[position..<edit.offset]
      result += Array(edit.text.utf8)
      position = edit.offset + edit.length
    }
    self.bytes = result + bytes[position...]
    fixCount = count
  }

  /// Whether two edits share bytes, or start at one place.
  private static func touch(_ one: Finding.Edit, _ other: Finding.Edit) -> Bool {
    if one.offset == other.offset { return true }
    return one.offset < other.offset + other.length && other.offset < one.offset + one.length
  }
}
