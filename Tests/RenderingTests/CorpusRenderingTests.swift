import AutoLayout
import Catalog
import Diagnostics
import Foundation
import Instantiation
import Rendering
import Resolution
import SpecDecoding
import Testing
import XMLParsing

private let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("../../../shared/corpus").standardizedFileURL

@Suite(
  "Pictures of real documents",
  .enabled(
    if: FileManager.default.fileExists(atPath: corpus.path),
    "needs ../shared/corpus, which is not part of the repository"))
struct CorpusRenderingTests {
  /// Every tenth document of the corpus, in the order of their paths.
  private static func sample() throws -> [URL] {
    let files = try #require(FileManager.default.enumerator(at: corpus, includingPropertiesForKeys: nil))
    let documents = files.compactMap { $0 as? URL }
      .filter { ["xib", "storyboard"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
    return stride(from: 0, to: documents.count, by: 10).map { documents[$0] }
  }

  private static func pictures(_ url: URL, appearance: Traits.Appearance, direction: Traits.Direction)
    -> [Picture]
  {
    guard let data = FileManager.default.contents(atPath: url.path) else { return [] }
    var bag = DiagnosticBag()
    let file = SourceFile(id: FileID(0), path: url.path, bytes: [UInt8](data))
    guard let tree = XMLParser.parse(file, into: &bag), let spec = SpecDecoder.decode(tree, into: &bag) else {
      return []
    }
    let template = Resolver.resolve(spec, name: "Document", into: &bag)
    var traits = template.info.traits
    traits.appearance = appearance
    traits.direction = direction
    let views = Instantiator.instantiate(template, traits: traits)
    let layout = layOut(views)
    return views.roots.map { PictureBuilder.draw(layout, views, root: $0) }
  }

  @Test("Each is well-formed SVG and a drawing of a bounded size, in every appearance and direction")
  func wellFormed() throws {
    var count = 0
    for url in try CorpusRenderingTests.sample() {
      let isEven = count.isMultiple(of: 2)
      let all = CorpusRenderingTests.pictures(
        url, appearance: isEven ? .light : .dark, direction: isEven ? .rightToLeft : .leftToRight)
      for picture in all {
        count += 1
        let svg = SVGEncoder.encode(picture)
        var bag = DiagnosticBag()
        let file = SourceFile(id: FileID(0), path: "x.svg", bytes: [UInt8](svg.utf8))
        #expect(XMLParser.parse(file, into: &bag) != nil && !bag.hasErrors, "\(url.path)")
        #expect(!svg.contains("<script") && !svg.contains("nan"), "\(url.path)")
        let lines = ASCIIEncoder.encode(picture).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { $0.count <= 100 }, "\(url.path)")
      }
    }
    #expect(count > 100)
  }
}
