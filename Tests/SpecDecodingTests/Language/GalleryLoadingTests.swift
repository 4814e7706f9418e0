import SpecDecoding
import SpecTesting
import Testing

@Suite("Loading the gallery")
struct GalleryLoadingTests {
  @Test(
    "Every spec of the gallery loads without a finding",
    arguments: FolderFiles().specs(under: "Specs/gallery"))
  func loads(path: String) {
    let loaded = LoadedSpec(repositoryPath: path)
    #expect(loaded.sources?.main != nil)
    #expect(loaded.found.map(\.description) == [])
  }
}
