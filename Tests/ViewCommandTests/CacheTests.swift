import Foundation
import GoldenTesting
import Testing
import ViewCommand

/// `check --cache` finds what `check` finds, whatever has happened to the folder.
@Suite struct CacheTests {
  private let site: Site

  init() throws {
    site = try Site([
      "a/Good.xib": Documents.xib(), "a/Wrong.xib": Documents.wrong, "a/Odd.xib": Documents.doubtful,
      "a/Mac.xib": Documents.mac, "a/Broken.xib": "<document>",
      "a/spec.xml": Sample.spec("x", declarations: "<import document=\"Wrong.xib\"/>"),
    ])
  }

  /// What a run prints and how it ends, with the cache if asked for.
  private func check(_ more: String..., cached: Bool = true) -> String {
    let cache = cached ? ["--cache", "kept"] : []
    let run = site.run(["check", "a", "--color", "never"] + cache + more)
    return "\(run.status)\n\(run.output)\n\(run.errors)"
  }

  /// The files that hold results.
  private var entries: [String] { site.files(under: "kept").filter { $0.contains("/") } }

  @Test func warmRunsPrintTheSame() throws {
    let cold = check(cached: false)
    #expect(cold.contains("Wrong.xib:7:") && cold.contains("passed over: 1 document for other platforms"))
    #expect(check() == cold)
    let kept = try site.contents(under: "kept")
    #expect(entries.count == 6)
    #expect(check() == cold)
    #expect(check("-j", "1") == cold)
    #expect(check("--format", "json") == check("--format", "json", cached: false))
    #expect(check("--strict") == check("--strict", cached: false))
    #expect(try site.contents(under: "kept") == kept)
  }

  @Test func whatIsKeptIsWhatIsPrinted() throws {
    _ = check()
    // A result that says something else, put where the one for these bytes is, would show.
    try site.write(Documents.xib(), to: "a/Wrong.xib")
    let other = check()
    #expect(!other.contains("Wrong.xib:7:"))
    #expect(other == check(cached: false))
    try site.write(Documents.wrong, to: "a/Wrong.xib")
    #expect(check() == check(cached: false))
  }

  @Test func timesSayThatNothingWasDone() throws {
    site.tick = 1000
    #expect(check("--timings").contains("parse"))
    let warm = check("--timings")
    #expect(!warm.contains("parse") && warm.contains("cache"))
  }

  @Test(arguments: [
    ["--no-layout"], ["--verbose"], ["--allow", "duplicate-id"], ["--deny", "unknown-element"],
    ["--device", "retina4_0"], ["--size", "10x10"], ["--language", "ar"],
  ])
  func otherOptionsAreOtherResults(options: [String]) throws {
    _ = check()
    let count = entries.count
    let cold = site.run(["check", "a"] + options)
    let run = site.run(["check", "a", "--cache", "kept"] + options)
    #expect(run.errors == cold.errors && run.status == cold.status)
    #expect(entries.count == 2 * count)
  }

  @Test func anotherBuildTrustsNothing() throws {
    _ = check()
    let count = entries.count
    site.build = [2]
    #expect(check() == check(cached: false))
    #expect(entries.count == 2 * count)
  }

  @Test func aBuildThatIsUnknownKeepsNothing() throws {
    site.build = nil
    let run = site.run("check", "a/Good.xib", "--cache", "kept")
    #expect(run.status == .failure && run.errors.contains("kept: nothing is kept"))
    #expect(!site.has("kept"))
  }

  @Test func anImportThatChangesIsReadAgain() throws {
    let wrong = site.run("check", "a/spec.xml", "--cache", "kept")
    #expect(wrong.status == .findings && wrong.errors.contains("a/Wrong.xib:7:"))
    try site.write(Documents.xib(), to: "a/Wrong.xib")
    let mended = site.run("check", "a/spec.xml", "--cache", "kept")
    #expect(!mended.errors.contains("a/Wrong.xib:7:"))
    try FileManager.default.removeItem(at: site.url("a/Wrong.xib"))
    let missing = site.run("check", "a/spec.xml", "--cache", "kept")
    #expect(missing.errors.contains("'Wrong.xib' cannot be read"))
    #expect(site.run("check", "a/spec.xml", "--cache", "kept").errors == missing.errors)
    try site.write(Documents.wrong, to: "a/Wrong.xib")
    #expect(site.run("check", "a/spec.xml", "--cache", "kept").errors == wrong.errors)
  }

  @Test(arguments: [0, 1, 40, 100])
  func whatIsCutIsMadeAnew(length: Int) throws {
    let cold = check(cached: false)
    _ = check()
    let whole = try site.contents(under: "kept")
    for entry in entries {
      try site.write(Data((whole[entry] ?? Data()).prefix(length)), to: "kept/" + entry)
    }
    #expect(check() == cold)
    #expect(try site.contents(under: "kept") == whole)
  }

  @Test func whatIsChangedIsMadeAnew() throws {
    let cold = check(cached: false)
    _ = check()
    let whole = try site.contents(under: "kept")
    for (number, entry) in entries.enumerated() {
      var bytes = whole[entry] ?? Data()
      bytes[number * 17 % bytes.count] ^= 0x55
      try site.write(bytes, to: "kept/" + entry)
    }
    #expect(check() == cold)
    #expect(try site.contents(under: "kept") == whole)
  }

  @Test func resultsThatChangePlacesAreNotTaken() throws {
    let cold = check(cached: false)
    _ = check()
    let whole = try site.contents(under: "kept")
    for (entry, other) in zip(entries, entries.dropFirst() + entries.prefix(1)) {
      try site.write(whole[other] ?? Data(), to: "kept/" + entry)
    }
    #expect(check() == cold)
  }

  @Test func theFolderCanBeDeleted() throws {
    let cold = check()
    try FileManager.default.removeItem(at: site.url("kept"))
    #expect(check() == cold)
  }

  @Test func aFileInTheFoldersPlaceIsSaid() throws {
    try site.write("", to: "kept")
    let run = site.run("check", "a/Good.xib", "--cache", "kept")
    #expect(run.status == .failure && run.errors.contains("kept: "))
    #expect(run.errors.contains("1 document, no errors"))
  }

  @Test func standardInputIsKeptByItsName() throws {
    site.input = Documents.wrong
    let first = site.run("check", "-", "--stdin-path", "X.xib", "--cache", "kept")
    #expect(first.errors.contains("X.xib:7:"))
    #expect(site.run("check", "-", "--stdin-path", "X.xib", "--cache", "kept").errors == first.errors)
    #expect(site.run("check", "-", "--stdin-path", "Y.xib", "--cache", "kept").errors.contains("Y.xib:7:"))
  }

  /// Two processes that fill one folder at the same time, again and again.
  @Test func processesShareTheFolder() throws {
    let program = try #require(Program.path)
    for number in 0..<40 { try site.write(Documents.wrong + "<!-- \(number) -->", to: "a/W\(number).xib") }
    let cold = site.run("check", "a", "--color", "never").errors
    for _ in 0..<3 {
      let processes = try (0..<2).map { _ in try Check(program, in: site) }
      for process in processes { #expect(try process.errors() == cold) }
      #expect(!site.files.contains { $0.hasPrefix("kept/.") && $0 != "kept/.gitignore" })
      for entry in entries.prefix(20) { try FileManager.default.removeItem(at: site.url("kept/" + entry)) }
    }
  }

  /// A process that checks the folder `a` of a site.
  private struct Check {
    private let process = Process()
    private let pipe = Pipe()

    init(_ program: String, in site: Site) throws {
      process.executableURL = URL(filePath: program)
      process.arguments = ["check", "a", "--color", "never", "--cache", "kept"]
      process.currentDirectoryURL = site.folder
      process.standardError = pipe
      try process.run()
    }

    /// What it printed, at its end.
    func errors() throws -> String {
      let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }
  }
}
