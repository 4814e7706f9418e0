import Foundation
import GoldenTesting
import Testing

/// `fixed.xib`, `fixed.storyboard` or `fixed.xml` in a case: its text after all fix-its, which mend it.
@Suite struct FixItGoldenTests {
  @Test(arguments: GoldenCase.all(in: "diagnostics"))
  func fixItsMendTheDocument(golden: GoldenCase) throws {
    let input = golden.input.lastPathComponent
    let file = GoldenFile("fixed." + golden.input.pathExtension, of: golden)
    let findings = try findings(in: input, of: golden)
    let edits = findings.flatMap(\.fixes).flatMap(\.edits)
    #expect(file.isRequested == !edits.isEmpty, "a case has an expected file if, and only if, it has fix-its")
    guard file.isRequested else { return }
    let source = try String(contentsOf: golden.input, encoding: .utf8)
    try file.compare(Finding.Edit.applied(edits, to: source))
    let left = try self.findings(in: "fixed." + golden.input.pathExtension, of: golden)
    #expect(!left.contains { $0.kind == golden.topic })
  }

  private func findings(in input: String, of golden: GoldenCase) throws -> [Finding] {
    let asked = golden.topic == "clean" ? [] : ["--warn", golden.topic]
    let run = CommandRun(
      ["check", "--quiet", "--format", "json"] + asked + golden.options + [input], in: golden.folder.path)
    return try JSONDecoder().decode(Findings.self, from: Data(run.output.utf8)).diagnostics
  }

  private struct Findings: Decodable {
    let diagnostics: [Finding]
  }

  private struct Finding: Decodable {
    struct Fix: Decodable {
      let edits: [Edit]
    }

    struct Edit: Decodable {
      let offset: Int
      let length: Int
      let text: String

      /// `source` after `edits`; of two that overlap only the later one is made.
      static func applied(_ edits: [Edit], to source: String) -> String {
        var bytes = Array(source.utf8)
        var end = bytes.count
        for edit in edits.sorted(by: { $0.offset > $1.offset }) where edit.offset + edit.length <= end {
          bytes.replaceSubrange(edit.offset..<(edit.offset + edit.length), with: Array(edit.text.utf8))
          end = edit.offset
        }
        return String(decoding: bytes, as: UTF8.self)
      }
    }

    let kind: String
    let fixes: [Fix]
  }
}
