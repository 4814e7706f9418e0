internal import Diagnostics

/// Finished findings, in the order in which they are shown, and the count of those that are not.
package struct Report: Sendable {
  /// How many findings of a kind were made but are not shown.
  package struct Hidden: Hashable, Sendable {
    package let kind: String
    package var count: Int

    /// Makes a count; see the properties.
    package init(kind: String, count: Int) {
      self.kind = kind
      self.count = count
    }
  }

  private struct Key: Hashable {
    let kind: String
    let path: String
    let offset: Int
    let length: Int
    let message: String
  }

  package private(set) var findings: [Finding] = []
  /// By name.
  package private(set) var hidden: [Hidden] = []
  package private(set) var errorCount = 0
  package private(set) var warningCount = 0
  private var seen: Set<Key> = []

  /// Makes an empty report.
  package init() {}

  /// Adds a finding, unless the same one is there: documents that import one file share its findings.
  package mutating func add(_ finding: Finding) {
    let place = finding.location
    let key = Key(
      kind: finding.kind.name, path: place.path, offset: place.offset, length: place.length,
      message: finding.message)
    guard seen.insert(key).inserted else { return }
    findings.append(finding)
    switch finding.severity {
    case .error: errorCount += 1
    case .warning: warningCount += 1
    }
  }

  /// Counts findings of a kind that is not shown.
  package mutating func hide(_ kind: String, count: Int = 1) {
    if let index = hidden.firstIndex(where: { $0.kind == kind }) {
      hidden[index].count += count
      return
    }
    let index = hidden.firstIndex { $0.kind > kind } ?? hidden.endIndex
    hidden.insert(Hidden(kind: kind, count: count), at: index)
  }

  /// Adds all that another report holds, behind what is here.
  package mutating func merge(_ other: Report) {
    for finding in other.findings { add(finding) }
    for entry in other.hidden { hide(entry.kind, count: entry.count) }
  }
}
