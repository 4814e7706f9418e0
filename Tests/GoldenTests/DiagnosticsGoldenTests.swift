import Diagnostics
import Foundation
import GoldenTesting
import Testing
import ViewCompiler

/// `Specs/diagnostics/<kind>/<case>`: what `viewc check` prints of the smallest documents that trip a kind.
@Suite struct DiagnosticsGoldenTests {
  @Test(arguments: GoldenCase.all(in: "diagnostics"))
  func printsItsKindAndNoOther(golden: GoldenCase) throws {
    let isClean = golden.topic == "clean"
    // Kinds that are only counted, or off, are asked for by name.
    let kinds = isClean ? [] : ["--warn", golden.topic]
    let severity = DiagnosticCatalog.named(golden.topic)?.severity
    let options = severity == .error ? [] : kinds
    let run = CommandRun(
      ["check", "--quiet", "--color", "never"] + options + golden.options
        + [golden.input.lastPathComponent],
      in: golden.folder.path)
    let kindsFound = Set(
      run.errors.matches(of: /: (?:error|warning): .* \[([a-z-]+)\]\n/).map { String($0.1) })
    #expect(kindsFound == (isClean ? [] : [golden.topic]))
    let expected = GoldenFile("diagnostics.txt", of: golden)
    if isClean {
      #expect(run.errors == "")
    } else if expected.isRequested {
      try expected.compare(run.errors)
    } else {
      Issue.record("Specs/\(golden.name) has no diagnostics.txt, and is not silent:\n\(run.errors)")
    }
  }

  /// Kinds whose smallest document is too large or isn't text, or needs Swift; the tests of the parser, the
  /// rules and the command have them.
  private static let elsewhere: Set<String> = [
    "file-too-large", "nesting-too-deep", "unsupported-encoding", "expansion-too-large", "unnameable-class",
    "unnameable-member", "outlet-not-connected",
  ]

  @Test func everyKindHasACase() {
    let shown = Set(GoldenCase.all(in: "diagnostics").map(\.topic)).union(Self.elsewhere)
    let missing = DiagnosticCatalog.names.filter { !shown.contains($0) }
    #expect(missing == [])
  }
}
