import Foundation
import GoldenTesting
import Testing

/// Over real documents, where they are beside the repository.
@Suite struct CorpusTests {
  @Test(
    .enabled(if: Workspace.corpus("dev") != nil, "there is no ../shared/corpus/dev here"),
    arguments: [("dev", 19, 0), ("more", 14, 2)])
  func readsEveryDocumentForIOS(corpus: String, archives: Int, contradictions: Int) throws {
    let folder = try #require(Workspace.corpus(corpus))
    let run = CommandRun(["check", "--format", "json", "."], in: folder.path)
    #expect(run.status == 1)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    // Archives, linters' own fixtures and an empty file are the only ones refused. Two documents demand 62
    // points of a cell in one way and 64 in another.
    let refused = report.diagnostics.filter {
      $0.severity == "error" && $0.kind != "legacy-archive" && !isFixture($0.file)
    }
    let kinds = Dictionary(grouping: refused, by: \.kind).mapValues(\.count)
    #expect(kinds == (contradictions == 0 ? [:] : ["conflicting-constraints": contradictions]))
    #expect(report.diagnostics.count { $0.kind == "legacy-archive" } == archives)
  }

  @Test(.enabled(if: Workspace.corpus("dev") != nil, "there is no ../shared/corpus/dev here"))
  func givesTheSameBytesOnAnyNumberOfThreads() throws {
    let folder = try #require(Workspace.corpus("dev")).appending(path: "element-hq+element-ios")
    let one = CommandRun(["check", "--format", "json", "-j", "1", "."], in: folder.path)
    let four = CommandRun(["check", "--format", "json", "-j", "4", "."], in: folder.path)
    #expect(one.output == four.output && one.errors == four.errors)
    #expect(one.output.utf8.count > 100)
  }

  /// The test documents of a linter, wrong on purpose.
  private func isFixture(_ file: String) -> Bool { file.contains("Tests/") }

  private struct Report: Decodable {
    struct Finding: Decodable {
      let kind: String
      let severity: String
      let file: String
    }

    let diagnostics: [Finding]
  }
}
