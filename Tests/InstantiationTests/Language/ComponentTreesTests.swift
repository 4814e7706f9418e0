import Diagnostics
import Instantiation
import Resolution
import SpecTesting
import Testing

@Suite("Trees of the components")
struct ComponentTreesTests {
  @Test(
    "Every case makes its trees without a finding", arguments: FolderFiles().specs(under: "Specs/components"))
  func trees(path: String) throws {
    let resolved = ResolvedSpec(LoadedSpec(repositoryPath: path))
    #expect(resolved.found.map(\.description) == [])
    let templates = try #require(resolved.templates)
    var bag = DiagnosticBag()
    var text = ""
    for snapshot in templates.snapshots {
      let tree = try #require(Instantiator.instantiate(templates, snapshot, into: &bag))
      text += tree.dump
    }

    #expect(bag.diagnostics.isEmpty)
  }
}
