import Foundation
import GoldenTesting
import Testing
import ViewCommand

/// What commands write, and that they write it whole and only where something changed.
@Suite struct OutputTests {
  @Test func compileWritesAFolderForEachDocument() throws {
    let site = try Site(["Login.xib": Documents.xib(), "more/Card.xib": Documents.xib()])
    let run = site.run("compile", ".", "-o", "out")
    #expect(run.status == .success, "\(run.errors)")
    let made = site.files.filter { $0.hasPrefix("out/") }
    for name in ["Login", "Card"] {
      for ending in ["layout.json", "svg", "txt"] { #expect(made.contains("out/\(name)/\(name).\(ending)")) }
    }
    #expect(made.contains("out/index.html"))
    #expect(run.output.contains("out/index.html"), "it says where")
  }

  @Test func twoRunsAndAnyNumberOfThreadsGiveTheSameBytes() throws {
    var files: [String: String] = [:]
    for number in 0..<12 { files["D\(number).xib"] = number % 3 == 0 ? Documents.wrong : Documents.doubtful }
    let site = try Site(files)
    let runs = [("1", "a"), ("4", "b"), ("1", "c")].map { jobs, folder in
      site.run("compile", ".", "-j", jobs, "-o", folder)
    }
    #expect(runs.allSatisfy { $0.status == .findings })
    for path in site.files where path.hasPrefix("a/") {
      #expect(site.text(path) == site.text("b" + path.dropFirst()), "\(path)")
      #expect(site.text(path) == site.text("c" + path.dropFirst()), "\(path)")
    }
    let checks = ["1", "2", "4"].map { site.run("check", "--format", "json", ".", "-j", $0) }
    #expect(Set(checks.map(\.output)).count == 1 && Set(checks.map(\.errors)).count == 1)
  }

  @Test func unchangedFilesAreNotTouched() throws {
    let site = try Site(["Login.xib": Documents.xib()])
    site.run("compile", "Login.xib", "-o", "out")
    let old = Date(timeIntervalSince1970: 1_000_000)
    let paths = site.files.filter { $0.hasPrefix("out/") }.map { site.url($0).path }
    for path in paths { try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path) }
    site.run("compile", "Login.xib", "-o", "out")
    for path in paths {
      let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
      #expect(date == old, "\(path)")
    }
  }

  @Test func nothingIsLeftBesideTheOutputs() throws {
    let site = try Site(["Login.xib": Documents.xib()])
    site.run("compile", "Login.xib", "-o", "out")
    let hidden = site.files.filter { $0.split(separator: "/").last?.hasPrefix(".") ?? false }
    #expect(hidden == ["out/.viewc-output"])
  }

  @Test func outputIsNotReadAsInput() throws {
    let site = try Site(["Login.xib": Documents.xib()])
    site.run("compile", "Login.xib")
    try site.write(Documents.wrong, to: "viewc-out/Login/Copy.xib")
    #expect(site.run("check", ".").status == .success)
  }

  @Test func aFolderWithOtherFilesIsNotMarkedAsOutput() throws {
    let site = try Site(["src/Login.xib": Documents.xib()])
    site.run("compile", "src/Login.xib", "-o", "src")
    #expect(!site.files.contains("src/.viewc-output"))
  }

  @Test func machineFormatsGoToAFileWhenAsked() throws {
    let site = try Site(["A.xib": Documents.wrong])
    let run = site.run("check", "A.xib", "--format", "json", "-o", "deep/report.json")
    #expect(run.status == .findings && run.output == "")
    #expect(site.text("deep/report.json")?.hasPrefix("{\"schemaVersion\": 1, \"diagnostics\": [\n") == true)
  }

  @Test func linksToOutputsStayLinks() throws {
    let site = try Site(["A.xib": Documents.wrong, "real.json": "old"])
    try FileManager.default.createSymbolicLink(
      at: site.url("report.json"), withDestinationURL: site.url("real.json"))
    site.run("check", "A.xib", "--format", "json", "-o", "report.json")
    #expect(site.text("real.json")?.hasPrefix("{\"schemaVersion\"") == true)
  }

  @Test func documentsOfOneNameGetFoldersOfTheirOwn() throws {
    let site = try Site([
      "a/Cell.xib": Documents.xib(), "b/Cell.xib": Documents.xib(), "b/Cell.storyboard": Documents.xib(),
    ])
    site.run("compile", ".", "-o", "out", "--emit", "layout")
    #expect(site.files.filter { $0.hasSuffix(".layout.json") }.count == 3)
  }

  @Test func noPathOfTheMachineIsWritten() throws {
    let site = try Site(["Login.xib": Documents.wrong])
    site.run("compile", site.url("Login.xib").path, "-o", "out")
    for path in site.files where path.hasPrefix("out/") {
      #expect(site.text(path)?.contains(site.folder.lastPathComponent) == false, "\(path)")
    }
  }

  @Test func dependenciesAreWrittenForMake() throws {
    let site = try Site(["My Login.xib": Documents.xib()])
    site.run("compile", "My Login.xib", "-o", "out", "--emit", "layout", "--depfile", "all.d")
    #expect(site.text("all.d") == "out/My\\ Login/My\\ Login.layout.json: My\\ Login.xib\n")
  }
}
