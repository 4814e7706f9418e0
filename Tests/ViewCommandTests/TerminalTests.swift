import GoldenTesting
import Testing
import ViewCommand

@Suite struct TerminalTests {
  @Test(
    arguments: [
      ([:], true, [], true), ([:], false, [], false), (["NO_COLOR": "1"], true, [], false),
      (["NO_COLOR": ""], true, [], true), (["TERM": "dumb"], true, [], false),
      (["NO_COLOR": "1"], false, ["--color", "always"], true), ([:], true, ["--color=never"], false),
    ] as [([String: String], Bool, [String], Bool)])
  func colourFollowsTheTerminalAndTheUser(
    environment: [String: String], isTerminal: Bool, options: [String], isColored: Bool
  ) throws {
    let site = try Site(["A.xib": Documents.wrong])
    site.environment = environment
    site.isTerminal = isTerminal
    #expect(site.run(["check", "A.xib"] + options).errors.contains("\u{1B}[1;31m") == isColored)
  }

  @Test func progressIsShownOnTerminalsAfterASecondAndTakenAway() throws {
    var files: [String: String] = [:]
    for number in 0..<6 { files["D\(number).xib"] = Documents.xib() }
    let site = try Site(files)
    site.isTerminal = true
    site.tick = 500_000_000
    let errors = site.run("check", ".", "-j", "1").errors
    #expect(errors.contains("\r\u{1B}[K5 of 6 documents, 0 errors"))
    #expect(errors.contains("\r\u{1B}[K6 documents, no errors"))
    site.tick = 1
    #expect(!site.run("check", ".", "-j", "1").errors.contains("\r"), "not within the first second")
    site.tick = 500_000_000
    #expect(!site.run("check", ".", "-j", "1", "--quiet").errors.contains("\r"))
    site.isTerminal = false
    #expect(!site.run("check", ".", "-j", "1").errors.contains("\r"))
  }

  @Test func quietLeavesOnlyFindings() throws {
    let site = try Site(["A.xib": Documents.xib()])
    #expect(site.run("check", "A.xib", "--quiet").errors == "")
  }

  @Test func timingsNameTheStages() throws {
    let site = try Site(["A.xib": Documents.xib()])
    site.tick = 1_000_000
    let lines = site.run("check", "A.xib", "--timings").errors.split(separator: "\n")
    for stage in ["parse", "decode", "lay out", "run"] {
      #expect(lines.contains { $0.hasPrefix(stage + " ") && $0.hasSuffix(" ms") }, "\(stage)")
    }
  }

  @Test func whatIsOnlyCountedIsInTheSummary() throws {
    let text = Documents.xib().replacing("version=\"3.0\"", with: "version=\"2.0\"")
    let site = try Site(["A.xib": text])
    #expect(site.run("check", "A.xib", "--strict").status == .success)
    #expect(site.run("check", "A.xib").errors.contains("only counted: 1 unsupported-version"))
    #expect(site.run("check", "A.xib", "--verbose").errors.contains("warning: "))
  }
}
