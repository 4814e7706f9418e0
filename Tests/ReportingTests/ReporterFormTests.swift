import Diagnostics
import Reporting
import Testing
import XMLParsing

/// The formats that programs read hold their form, whatever the findings say.
@Suite struct ReporterFormTests {
  private static let nasty = "100% of <a>, \"b\" & 'c':\r\nnext\u{7}"

  private func report(count: Int = 1) throws -> Report {
    var sample = try #require(Sample("<document id=\"a\"/>", path: "a b,c:d.xib"))
    for number in 0..<count {
      sample.bag.report(
        Sample.kind, at: sample.tree.place(of: 0), count == 1 ? Self.nasty : "finding \(number)",
        notes: [Diagnostic.Note("a note")])
    }
    return sample.report()
  }

  private func text(_ format: String, _ report: Report) throws -> String {
    try #require(ReporterRegistry.named(format)).make(ReporterContext(version: "1")).text(of: report)
  }

  @Test(arguments: ["junit", "checkstyle"]) func writesWellFormedXML(format: String) throws {
    for report in [try report(), Report()] {
      let text = try text(format, report)
      var bag = DiagnosticBag()
      let file = SourceFile(id: FileID(0), path: "report.xml", bytes: Array(text.utf8))
      #expect(XMLParser.parse(file, into: &bag) != nil)
      #expect(bag.diagnostics.isEmpty)
    }
  }

  @Test func escapesWorkflowCommands() throws {
    let text = try text("github", report())
    #expect(text.split(separator: "\n").count == 1)
    #expect(text.hasPrefix("::error file=a b%2Cc%3Ad.xib,line=1,endLine=1,col=2,endColumn=10,title=sample::"))
    #expect(text.contains("100%25 of <a>"))
    #expect(text.contains("%0D%0Anext") && text.contains("%0Aa note"))
  }

  @Test func rollsTheTenthOfAKindUp() throws {
    let lines = try text("github", report(count: 30)).split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines[9].contains("21 more of sample"))
    #expect(try text("github", report(count: 10)).split(separator: "\n").count == 10)
  }

  @Test func keepsFingerprintsWhereLinesMove() throws {
    func fingerprints(_ source: String) throws -> [Substring] {
      var sample = try #require(Sample(source))
      for _ in 0..<2 { sample.bag.report(Sample.kind, at: sample.tree.place(of: 0), "the same") }
      sample.bag.report(Sample.kind, at: sample.tree.place(of: 0), "another")
      let text = try text("codeclimate", sample.report())
      return text.matches(of: /"fingerprint": "([0-9a-f]{16})"/).map { $0.1 }
    }
    let first = try fingerprints("<document/>")
    #expect(first == (try fingerprints("<!-- one\nmore -->\n\n<document/>")))
    #expect(Set(first).count == first.count)
  }

  @Test(arguments: [
    ("sarif", "\"results\": []"), ("junit", "tests=\"1\" failures=\"0\""), ("checkstyle", "</checkstyle>"),
    ("codeclimate", "[]\n"),
  ]) func isWholeWhereNothingIsFound(format: String, expected: String) throws {
    #expect(try text(format, Report()).contains(expected))
  }
}
