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
    // How text too long for its frame is set, and which of several layouts is taken, are cases of layout too;
    // those of components have no more constraints than their topic needs.
    let allowed = ["--allow", "clipped-text", "--allow", "ambiguous-layout"]
    let check = CommandRun(
      ["check", "--quiet", "--color", "never"] + allowed + [input], in: golden.folder.path)
    #expect(check.errors == "")
  }

  private func compare(_ name: String, _ arguments: [String], _ golden: GoldenCase) throws {
    let file = GoldenFile(name, of: golden)
    guard file.isRequested else { return }
    let run = CommandRun(arguments, in: golden.folder.path)
    #expect(run.status == 0, "\(run.errors)")
    try file.compare(run.output)
  }
}
