import Diagnostics
import Instantiation
import Resolution
import SpecTesting
import Testing

@Suite("Instantiating the gallery")
struct GalleryInstantiationTests {
  @Test(
    "Every snapshot of the gallery makes a tree of its own name",
    arguments: FolderFiles().specs(under: "Specs/gallery"))
  func trees(path: String) throws {
    let templates = try #require(ResolvedSpec(LoadedSpec(repositoryPath: path)).templates)
    var names: Set<String> = []
    var bag = DiagnosticBag()
    for snapshot in templates.snapshots {
      let tree = try #require(Instantiator.instantiate(templates, snapshot, into: &bag))
      #expect(tree.name == snapshot.name)
      #expect(!tree.roots.isEmpty)
      #expect(names.insert(tree.name).inserted)
    }
    #expect(bag.diagnostics.isEmpty)
  }
}
