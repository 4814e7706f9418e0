import Diagnostics
import Resolution
import SpecDecoding
import SpecTesting
import Testing
import XMLParsing

@Suite("Resolving the gallery")
struct GalleryResolutionTests {
  @Test(
    "Every spec of the gallery resolves without a finding",
    arguments: FolderFiles().specs(under: "Specs/gallery"))
  func resolves(path: String) throws {
    let resolved = ResolvedSpec(LoadedSpec(repositoryPath: path))
    #expect(resolved.found.map(\.description) == [])
    #expect(try #require(resolved.templates).snapshots.isEmpty == false)
  }

  @Test("A lowered scene is a document that reads as itself")
  func lowered() throws {
    let resolved = ResolvedSpec(LoadedSpec(repositoryPath: "Specs/gallery/tab-strip/spec.xml"))
    let templates = try #require(resolved.templates)
    let document = templates.documents[templates.scenes[0].document]
    var bag = DiagnosticBag()
    let tree = try #require(XMLParser.parse(document.spec.tree.file, into: &bag))
    #expect(bag.diagnostics.isEmpty)
    #expect(tree.elements.count == document.spec.tree.elements.count)
    let again = try #require(SpecDecoder.decode(tree, into: &bag))
    #expect(again.objects.count == document.spec.objects.count)
    #expect(again.constraints.count == document.spec.constraints.count)
    #expect(bag.diagnostics.isEmpty)
  }
}
