import Diagnostics
import Reporting
import Testing
import XMLParsing

@Suite struct FinishTests {
  private static let document = "<a>\n<b x=\"1\"/>\n<c/>\n</a>"

  @Test func sortsByPlaceThenKindAndDropsWhatIsSaidTwice() throws {
    var sample = try #require(Sample(FinishTests.document))
    let early = DiagnosticKind("a-kind", .warning, summary: "", explanation: "")
    for element in [2, 1, 2] { sample.bag.report(Sample.kind, at: sample.tree.place(of: element), "m") }
    sample.bag.report(early, at: sample.tree.place(of: 2), "m")
    let report = sample.report()
    #expect(
      report.findings.map { "\($0.location.line) \($0.kind.name)" } == ["2 sample", "3 a-kind", "3 sample"])
    #expect(report.errorCount == 2 && report.warningCount == 1)
  }

  @Test func givesTheSameOrderWhateverTheOrderOfReporting() throws {
    let reports = try [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]].map { order in
      var sample = try #require(Sample(FinishTests.document))
      for number in order {
        sample.bag.report(Sample.kind, at: sample.tree.place(of: 1 + number % 2), "message \(number)")
      }
      return sample.text
    }
    #expect(Set(reports).count == 1)
  }

  @Test func countsWhatIsNotShown() throws {
    var sample = try #require(Sample(FinishTests.document))
    sample.bag.report(Sample.counted, at: sample.tree.place(of: 1), "m")
    #expect(sample.report().findings.isEmpty)
    #expect(sample.report().hidden.map { "\($0.count) \($0.kind)" } == ["1 counted"])
    #expect(sample.report(showsCounted: true).findings.count == 1)
    #expect(sample.report(showsCounted: true).hidden.isEmpty)
  }

  @Test(arguments: [
    ([KindOverrides.Level.allow], nil), ([.warn], Severity.warning), ([.deny], .error),
    ([.allow, .deny], .error),
    ([.deny, .allow], nil),
  ])
  func theLastOverrideWins(levels: [KindOverrides.Level], severity: Severity?) throws {
    var sample = try #require(Sample(FinishTests.document))
    sample.bag.report(Sample.counted, at: sample.tree.place(of: 1), "m")
    var overrides = KindOverrides()
    for level in levels { overrides.set(level, for: "counted") }
    let report = sample.report(overrides: overrides)
    #expect(report.findings.first?.severity == severity)
    #expect(report.hidden.isEmpty)
  }

  @Test func suppressionsHideTheirKindsInTheirRange() throws {
    var sample = try #require(Sample(FinishTests.document))
    for element in [1, 2] { sample.bag.report(Sample.kind, at: sample.tree.place(of: element), "m") }
    let hidden = Suppression(file: FileID(0), range: 4..<14, kinds: ["sample"])
    #expect(sample.report(suppressions: [hidden]).findings.map(\.location.line) == [3])
    let other = Suppression(file: FileID(0), range: 4..<14, kinds: ["other"])
    #expect(sample.report(suppressions: [other]).findings.count == 2)
  }

  @Test func mergingDropsFindingsThatDocumentsShare() throws {
    var sample = try #require(Sample(FinishTests.document))
    sample.bag.report(Sample.kind, at: sample.tree.place(of: 1), "m")
    var report = sample.report()
    report.merge(sample.report())
    #expect(report.findings.count == 1 && report.errorCount == 1)
  }

  @Test func findsColumnsOfManyFindingsOnOneEndlessLine() throws {
    let count = 20_000
    var sample = try #require(Sample("<a>" + String(repeating: "<b/>", count: count) + "</a>"))
    for element in 1...count { sample.bag.report(Sample.kind, at: sample.tree.place(of: element), "m") }
    let start = ContinuousClock.now
    let findings = sample.report().findings
    #expect(findings.last?.location.column == 3 + (count - 1) * 4 + 2)
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
