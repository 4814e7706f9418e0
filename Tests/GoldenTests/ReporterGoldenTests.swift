import Foundation
import GoldenTesting
import Reporting
import Testing

/// `Specs/reporters/<case>`: one document with many mistakes, written in every format.
@Suite struct ReporterGoldenTests {
  @Test(arguments: GoldenCase.all(in: "reporters"), ReporterRegistry.all.map(\.name))
  func writesEveryFormat(golden: GoldenCase, format: String) throws {
    let input = golden.input.lastPathComponent
    let run = CommandRun(["check", "--quiet", "--format", format, input], in: golden.folder.path)
    #expect(run.status == 1)
    let isForPeople = ReporterRegistry.named(format)?.isForPeople ?? false
    let text = (isForPeople ? run.errors : run.output).replacing(golden.folder.path, with: "/project")
    let file = GoldenFile("expected." + (format == "text" ? "txt" : format), of: golden)
    try #require(file.isRequested, "Specs/\(golden.name) has no expected file for '\(format)'")
    try file.compare(text)
  }
}
