internal import Catalog

import AutoLayout
import Diagnostics
import Geometry
import Instantiation
import Resolution
import SpecTesting
import Testing
import Vocabulary

@Suite struct GalleryLayoutTests {
  @Test(arguments: FolderFiles().specs(under: "Specs/gallery"))
  func everySnapshotIsLaidOutWithoutAFinding(path: String) throws {
    let templates = try #require(ResolvedSpec(LoadedSpec(repositoryPath: path)).templates)
    var bag = DiagnosticBag()
    for snapshot in templates.snapshots {
      let tree = try #require(Instantiator.instantiate(templates, snapshot, into: &bag))
      let layout = layOut(tree)
      #expect(layout.conflicts.isEmpty)
      #expect(layout.ambiguities.isEmpty)
      let grid = PixelGrid(scale: tree.traits.scale)
      #expect(layout.entries.allSatisfy { $0.frame == grid.snap($0.frame) })
    }
  }

  @Test func tagsAreJustifiedOrAligned() throws {
    let templates = try #require(
      ResolvedSpec(LoadedSpec(repositoryPath: "Specs/gallery/tag-cloud/spec.xml")).templates)
    func lefts(_ name: String) throws -> [Double] {
      var bag = DiagnosticBag()
      let snapshot = try #require(templates.snapshots.first { $0.name == name })
      let tree = try #require(Instantiator.instantiate(templates, snapshot, into: &bag))
      let layout = layOut(tree)
      let cells = tree.nodes.indices.filter { tree.nodes[$0].element == .collectionViewCell }
      return cells.prefix(3).map { layout.entries[$0].frame.x }
    }
    // Cells of 52, 80, 66, 66 and 66 points in 382: gaps of 13, or 8.
    #expect(try lefts("Justified") == [16, 81, 174])
    #expect(try lefts("Leading") == [16, 76, 164])
  }
}
