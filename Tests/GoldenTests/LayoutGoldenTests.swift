import Foundation
import GoldenTesting
import Testing

/// `Specs/layout/<topic>/<case>`: frames, and `Specs/components/<topic>/<case>`: trees of views.
///
/// Options of the command, `--device` and the like, are in `options.txt`.
@Suite struct LayoutGoldenTests {
  @Test(arguments: GoldenCase.all(in: "layout") + GoldenCase.all(in: "components"))
  func printsTheExpectedFramesAndTrees(golden: GoldenCase) throws {
    let input = golden.input.lastPathComponent
    try compare("layout.txt", ["layout", "--quiet", "--format", "text"] + golden.options + [input], golden)
    try compare("tree.txt", ["dump", "--quiet", "--stage", "tree", input], golden)
    // How text too long for its frame is set is a case of layout too; those of components have no more
    // constraints than their topic needs. Which of several layouts is taken is a case, and a finding.
    let allowed = golden.name.hasPrefix("components") ? ["--allow", "ambiguous-layout"] : []
    let check = CommandRun(
      ["check", "--quiet", "--color", "never", "--allow", "clipped-text"] + allowed + [input],
      in: golden.folder.path)
    let expected = GoldenFile("diagnostics.txt", of: golden)
    if expected.isRequested { try expected.compare(check.errors) } else { #expect(check.errors == "") }
  }

  private func compare(_ name: String, _ arguments: [String], _ golden: GoldenCase) throws {
    let file = GoldenFile(name, of: golden)
    guard file.isRequested else { return }
    let run = CommandRun(arguments, in: golden.folder.path)
    #expect(run.status == 0, "\(run.errors)")
    try file.compare(run.output)
  }
}
