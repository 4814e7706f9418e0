internal import Diagnostics

/// The findings in the layouts of one document, merged: what only some of its snapshots have says so.
struct FamilyFindings {
  private struct Entry {
    let diagnostic: Diagnostic
    var snapshots: [String]
  }

  private var entries: [Entry] = []
  private var positions: [Diagnostic: Int] = [:]
  private var snapshots = 0

  /// Adds what was found in a snapshot.
  mutating func add(_ bag: DiagnosticBag, of snapshot: String) {
    snapshots += 1
    for diagnostic in bag.diagnostics {
      if let position = positions[diagnostic] {
        if entries[position].snapshots.last != snapshot { entries[position].snapshots.append(snapshot) }
      } else {
        positions[diagnostic] = entries.count
        entries.append(Entry(diagnostic: diagnostic, snapshots: [snapshot]))
      }
    }
  }

  /// Reports each finding once.
  func report(into bag: inout DiagnosticBag) {
    for entry in entries {
      let found = entry.diagnostic
      let isEverywhere = entry.snapshots.count == snapshots
      bag.report(
        found.kind, at: found.place, found.message, object: found.object,
        notes: found.notes + (isEverywhere ? [] : [Diagnostic.Note(.only(in: entry.snapshots))]),
        fixIts: found.fixIts)
    }
  }
}

extension String {
  fileprivate static func only(in snapshots: [String]) -> String {
    let names = snapshots.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let rest = snapshots.count > 3 ? " and \(snapshots.count - 3) more" : ""
    return "only in snapshot\(snapshots.count == 1 ? "" : "s") \(names)\(rest)"
  }
}
