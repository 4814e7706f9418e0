import Foundation
import GoldenTesting
import Testing

/// The same input gives the same bytes, however many documents are done at a time.
@Suite struct DeterminismTests {
  private func compile(_ jobs: String, in site: Site) -> CommandRun {
    CommandRun(
      [
        "compile", "-j", jobs, Workspace.specs.path + "/gallery", "-o", site.folder.path + "/out",
        "--depfile",
        site.folder.path + "/out.d", "--devices", "retina6_1,retina4_0", "--color", "never",
      ], in: "/")
  }

  @Test func threadsAndRepetitionMakeNoDifference() throws {
    let (one, four) = (try Site(), try Site())
    let first = compile("1", in: one)
    let second = compile("4", in: four)
    #expect(first.status == 0)
    #expect(first.errors == second.errors)
    #expect(
      first.output.replacing(one.folder.path, with: "") == second.output.replacing(four.folder.path, with: "")
    )
    #expect(
      try one.read("out.d").replacing(one.folder.path, with: "")
        == four.read("out.d").replacing(four.folder.path, with: "")
    )
    let contents = try one.contents(under: "out")
    #expect(contents.count > 50)
    #expect(try contents == four.contents(under: "out"))
    let again = compile("4", in: one)
    #expect(again.errors.contains("; no files written, "))
    #expect(try contents == one.contents(under: "out"))
  }

  @Test(arguments: [
    ["check", "--format", "json"], ["layout", "--format", "jsonl"], ["render", "--format", "svg"],
  ])
  func otherCommandsPrintTheSameToo(arguments: [String]) {
    let one = CommandRun(arguments + ["-j", "1", "."], in: Workspace.specs.path + "/diagnostics")
    let four = CommandRun(arguments + ["-j", "4", "."], in: Workspace.specs.path + "/diagnostics")
    #expect(one.output == four.output)
    #expect(one.errors == four.errors)
    #expect(one.output.utf8.count > 1000)
  }
}
