/// What a run met, for its summary.
struct RunCounts {
  /// Documents that were read.
  var documents = 0
  var errors = 0
  var warnings = 0
  /// Documents for other platforms.
  var foreign = 0
  var otherXML = 0
  var links = 0
  /// Inputs that could not be read.
  var unreadable = 0
  /// Findings that a baseline allows.
  var known = 0
  /// Output files that were new or changed, and those whose bytes were there already.
  var written = 0
  var unchanged = 0

  /// The summary: `12 documents, 1 error, no warnings; passed over: 2 for other platforms`; `hidden` are
  /// counts of findings that are not shown.
  func line(hidden: [(kind: String, count: Int)]) -> String {
    var text = RunCounts.number(documents, "document")
    text += ", " + RunCounts.number(errors, "error") + ", " + RunCounts.number(warnings, "warning")
    if unreadable > 0 { text += ", " + RunCounts.number(unreadable, "input") + " not read" }
    if written + unchanged > 0 {
      text += "; \(RunCounts.number(written, "file")) written"
      if unchanged > 0 { text += ", \(unchanged) unchanged" }
    }
    if known > 0 { text += "; \(known) in the baseline" }
    var passed: [String] = []
    if foreign > 0 { passed.append(RunCounts.number(foreign, "document") + " for other platforms") }
    if otherXML > 0 { passed.append(RunCounts.number(otherXML, "other XML file")) }
    if links > 0 { passed.append(RunCounts.number(links, "symbolic link")) }
    if !passed.isEmpty { text += "; passed over: " + passed.joined(separator: ", ") }
    let counted = hidden.map { "\($0.count) \($0.kind)" }
    if !counted.isEmpty { text += "; only counted: " + counted.joined(separator: ", ") + " (--verbose)" }
    return text
  }

  private static func number(_ count: Int, _ noun: String) -> String {
    count == 0 ? "no \(noun)s" : "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
