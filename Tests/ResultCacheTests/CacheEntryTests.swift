import Diagnostics
import Reporting
import ResultCache
import Testing

/// What is kept comes back as it was, or not at all.
@Suite struct CacheEntryTests {
  private static let kind = DiagnosticKind("some-kind", .warning, summary: "", explanation: "")
  private static let key = key(path: "A.xib", bytes: [1, 2, 3])

  private static func key(
    build: [UInt8] = [1], parser: String = "2", options: [(name: String, value: String)] = [],
    path: String = "A.xib", bytes: [UInt8] = [1, 2, 3]
  ) -> CacheKey {
    CacheKey(CacheKey.Run(build: build, parser: parser, options: options), path: path, bytes: bytes)
  }

  private static var report: Report {
    var report = Report()
    let place = Location(
      path: "Ä.xib", offset: 1, length: 2, line: 3, column: 4, endLine: 5, endColumn: 600_000)
    report.add(
      Finding(
        kind: kind, severity: .error, location: place, message: "words\n'ü'", object: "a-b-c",
        notes: [Finding.Note(message: "n", location: place), Finding.Note(message: "", location: nil)],
        fixes: [
          Finding.Fix(
            message: "f", edits: [Finding.Edit(path: "p", offset: 0, length: 0, text: "\u{0}")])
        ], snippet: Snippet(line: 3, text: "…\t", caret: 0, width: 1)))
    report.add(
      Finding(
        kind: kind, severity: .warning, location: place, message: "", object: nil, notes: [], fixes: [],
        snippet: nil))
    report.hide("other-kind", count: 12)
    return report
  }

  private static func read(_ bytes: [UInt8], _ key: CacheKey = key) -> CacheEntry? {
    CacheEntry(bytes, for: key) { $0 == kind.name ? kind : nil }
  }

  private static var kept: [UInt8] {
    CacheEntry(accesses: [], isPassedOver: true, report: report).bytes(for: key)
  }

  @Test func aReportComesBackAsItWas() throws {
    let entry = try #require(CacheEntryTests.read(CacheEntryTests.kept))
    #expect(entry.isPassedOver && entry.accesses.isEmpty)
    let report = CacheEntryTests.report
    #expect("\(entry.report.findings)" == "\(report.findings)")
    #expect(entry.report.hidden == report.hidden)
    #expect(entry.report.errorCount == 1 && entry.report.warningCount == 1)
    #expect(JSONReporter().text(of: entry.report) == JSONReporter().text(of: report))
  }

  @Test func nothingCutIsRead() {
    let bytes = CacheEntryTests.kept
    for count in bytes.indices { #expect(CacheEntryTests.read(Array(bytes[..<count])) == nil, "\(count)") }
    #expect(CacheEntryTests.read(bytes + [0]) == nil)
  }

  @Test func nothingChangedIsRead() {
    let bytes = CacheEntryTests.kept
    for index in bytes.indices {
      var other = bytes
      other[index] ^= 0x10
      #expect(CacheEntryTests.read(other) == nil, "\(index)")
    }
  }

  @Test func anUnknownKindIsNoResult() {
    #expect(CacheEntry(CacheEntryTests.kept, for: CacheEntryTests.key) { _ in nil } == nil)
  }

  @Test func anEntryIsOnlyReadUnderItsOwnKey() {
    let other = CacheEntryTests.key(path: "B.xib")
    #expect(CacheEntryTests.read(CacheEntryTests.kept, other) == nil)
  }

  @Test func allThatMattersIsInTheKey() {
    let keys = [
      CacheEntryTests.key(), CacheEntryTests.key(build: [1, 0]), CacheEntryTests.key(parser: "3"),
      CacheEntryTests.key(options: [("strict", "")]), CacheEntryTests.key(options: [("allow", "a")]),
      CacheEntryTests.key(options: [("allow", "a"), ("deny", "a")]),
      CacheEntryTests.key(options: [("deny", "a"), ("allow", "a")]), CacheEntryTests.key(path: "B.xib"),
      CacheEntryTests.key(bytes: [1, 2, 3, 0]), CacheEntryTests.key(bytes: []),
    ]
    #expect(Set(keys).count == keys.count)
    #expect(CacheEntryTests.key() == CacheEntryTests.key())
  }
}
