internal import Diagnostics
internal import Geometry

/// Findings that are known and do not count: how often each kind, file, object and message is allowed.
///
/// Lines are no part of it, since Xcode moves them.
package struct Baseline: Sendable {
  /// What findings are compared by.
  package struct Entry: Hashable, Sendable {
    package let kind: String
    /// The path as it is printed.
    package let file: String
    /// The id of the object; empty where there is none.
    package let object: String
    package let message: String

    /// Makes an entry; see the properties.
    package init(kind: String, file: String, object: String, message: String) {
      self.kind = kind
      self.file = file
      self.object = object
      self.message = message
    }

    fileprivate init(_ finding: Finding) {
      self.init(
        kind: finding.kind.name, file: finding.location.path, object: finding.object ?? "",
        message: finding.message)
    }

    fileprivate static func < (a: Entry, b: Entry) -> Bool {
      (a.file, a.kind, a.object, a.message) < (b.file, b.kind, b.object, b.message)
    }
  }

  /// Goes up when a member changes its meaning.
  package static let schemaVersion = 1
  private var counts: [Entry: Int] = [:]

  /// Makes an empty baseline.
  package init() {}

  /// The baseline that allows just what is in `report`.
  package init(_ report: Report) {
    for finding in report.findings { counts[Entry(finding), default: 0] += 1 }
  }

  /// Allows an entry `count` times more.
  package mutating func allow(_ entry: Entry, count: Int) { counts[entry, default: 0] += count }

  /// The findings that the baseline does not allow, how many it does, and how many entries it has that stand
  /// for nothing any more.
  package func applied(to report: Report) -> (report: Report, known: Int, stale: Int) {
    var left = counts
    var result = Report()
    var known = 0
    for finding in report.findings {
      let entry = Entry(finding)
      if let count = left[entry], count > 0 {
        left[entry] = count - 1
        known += 1
      } else {
        result.add(finding)
      }
    }
    for entry in report.hidden { result.hide(entry.kind, count: entry.count) }
    return (result, known, left.values.count { $0 > 0 })
  }

  /// The baseline as JSON, a line an entry, in order.
  package var text: String {
    let lines = counts.keys.sorted(by: <).map { entry in
      JSONText.object([
        ("kind", JSONText.string(entry.kind)), ("file", JSONText.string(entry.file)),
        ("object", entry.object.isEmpty ? nil : JSONText.string(entry.object)),
        ("message", JSONText.string(entry.message)), ("count", String(counts[entry] ?? 0)),
      ])
    }
    let list = lines.isEmpty ? "" : "\n  " + lines.joined(separator: ",\n  ") + "\n"
    return "{\"schemaVersion\": \(Baseline.schemaVersion), \"findings\": [\(list)]}\n"
  }
}
