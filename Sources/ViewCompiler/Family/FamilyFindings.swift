internal import Catalog
internal import Diagnostics
internal import LayoutChecking

/// The findings in the layouts of one document, merged: one for each cause, with a note that says in which
/// layouts it shows and in which it doesn't.
struct FamilyFindings {
  /// What findings of one cause have in common; their words may hold sizes, which differ.
  private struct Cause: Hashable {
    let kind: DiagnosticKind
    let place: SpanRef
    let object: String?
    /// Where the other parties are.
    let others: [SpanRef?]
    /// Tells findings of one layout apart that are alike in all that.
    let number: Int
  }

  private struct Entry {
    let diagnostic: Diagnostic
    /// The layouts, by number.
    var members: [Int]
  }

  private var entries: [Entry] = []
  private var positions: [Cause: Int] = [:]
  private var members: [FamilyMember] = []

  /// Adds what was found in a layout.
  mutating func add(_ bag: DiagnosticBag, of member: FamilyMember) {
    let number = members.count
    members.append(member)
    for diagnostic in bag.diagnostics {
      let cause = cause(of: diagnostic, in: number)
      if let position = positions[cause] {
        entries[position].members.append(number)
      } else {
        positions[cause] = entries.count
        entries.append(Entry(diagnostic: diagnostic, members: [number]))
      }
    }
  }

  /// The first cause of the finding that the layout doesn't have yet.
  private func cause(of diagnostic: Diagnostic, in member: Int) -> Cause {
    var number = 0
    while true {
      let cause = Cause(
        kind: diagnostic.kind, place: diagnostic.place, object: diagnostic.object,
        others: diagnostic.notes.map(\.place), number: number)
      guard let position = positions[cause], entries[position].members.last == member else { return cause }
      number += 1
    }
  }

  /// Reports each finding once.
  func report(into bag: inout DiagnosticBag) {
    for entry in entries {
      let found = entry.diagnostic
      let isComparable = !LayoutRuleRegistry.kindsOfOwnCanvas.contains(found.kind)
      let note = isComparable ? FamilySplit(of: members, found: entry.members)?.text : nil
      bag.report(
        found.kind, at: found.place, found.message, object: found.object,
        notes: found.notes + [note].compactMap { $0.map { Diagnostic.Note($0) } }, fixIts: found.fixIts)
    }
  }
}
