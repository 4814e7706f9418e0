import Diagnostics
import Reporting
import Testing
import XMLParsing

@Suite struct TextReporterTests {
  @Test func printsPlaceMessageLineCaretNotesAndFixIts() throws {
    var sample = try #require(
      Sample("<a>\n  <outlet property=\"avtarView\" destination=\"k3L-9a-Qwe\"/>\n</a>"))
    let place = sample.tree.place(of: 1, .value(0))
    sample.bag.report(
      Sample.kind, at: place, "class 'P' has no outlet 'avtarView'",
      notes: [
        Diagnostic.Note("outlets of 'P' are declared here", at: sample.tree.place(of: 0)),
        Diagnostic.Note("a note without a place"),
      ], fixIts: [.replace("avtarView", with: "avatarView", at: place)])
    let expected = """
      A.xib:2:21: error: class 'P' has no outlet 'avtarView' [sample]
      2 |   <outlet property="avtarView" destination="k3L-9a-Qwe"/>
        |                     ^~~~~~~~~
      A.xib:1:2: note: outlets of 'P' are declared here
      note: a note without a place
      fix-it: replace 'avtarView' with 'avatarView'

      """
    #expect(sample.text == expected)
  }

  @Test func keepsTheCaretUnderFullWidthText() throws {
    var sample = try #require(Sample("<a text=\"目次\" b=\"索引\"/>"))
    sample.bag.report(Sample.kind, at: sample.tree.place(of: 0, .value(1)), "m")
    let expected = """
      A.xib:1:17: error: m [sample]
      1 | <a text="目次" b="索引"/>
        |                   ^~~~

      """
    #expect(sample.text == expected)
  }

  @Test func replacesTabsAndWhatATerminalWouldActOn() throws {
    var sample = try #require(Sample("\t<a\tb=\"x\u{202E}y\u{7F}\" c=\"1\"/>"))
    sample.bag.report(Sample.kind, at: sample.tree.place(of: 0, .value(1)), "wrong\u{1B}[31m\n")
    let lines = sample.text.split(separator: "\n")
    #expect(lines[0] == "A.xib:1:17: error: wrong␛[31m␊ [sample]")
    #expect(lines[1] == "1 |     <a  b=\"x\u{FFFD}y␡\" c=\"1\"/>")
    #expect(lines[2] == "  |                     ^")
  }

  @Test func cutsLongLinesAroundTheCaret() throws {
    let filler = String(repeating: "x", count: 4000)
    var sample = try #require(Sample("<a first=\"\(filler)\" second=\"wrong\" third=\"\(filler)\"/>"))
    sample.bag.report(Sample.kind, at: sample.tree.place(of: 0, .value(1)), "m")
    let lines = sample.text.split(separator: "\n")
    #expect(lines[0] == "A.xib:1:4021: error: m [sample]")
    #expect(lines[1].count <= 130 && lines[1].hasPrefix("1 | …x") && lines[1].hasSuffix("x…"))
    let caret = lines[2].distance(from: lines[2].startIndex, to: try #require(lines[2].firstIndex(of: "^")))
    #expect(lines[1].dropFirst(caret).hasPrefix("wrong\""))
    #expect(lines[2].hasSuffix("^~~~~"))
  }

  @Test func underlinesTheFirstLineOfALongSpan() throws {
    var sample = try #require(Sample("<a\n  b=\"1\"\n/>"))
    sample.bag.report(Sample.kind, at: sample.tree.place(of: 0, .tag), "m")
    #expect(sample.text == "A.xib:1:1: error: m [sample]\n1 | <a\n  | ^~\n")
  }

  @Test func coloursOnlyWhenAsked() throws {
    var sample = try #require(Sample("<a/>"))
    sample.bag.report(Sample.kind, at: sample.tree.place(of: 0), "m")
    #expect(TextReporter(usesColor: true).text(of: sample.report()).contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(!sample.text.contains("\u{1B}"))
  }

  @Test func placesWhatIsBehindTheLastLine() {
    let file = SourceFile(id: FileID(0), path: "A.xib", bytes: Array("<a>\n".utf8))
    var bag = DiagnosticBag()
    bag.report(Sample.kind, at: SpanRef(SourceSpan(file: FileID(0), offset: 99, length: 5)), "m")
    let report = bag.finish(files: [BytePlaces(file)])
    #expect(TextReporter(usesColor: false).text(of: report).hasPrefix("A.xib:2:1: error: m [sample]\n"))
  }
}
