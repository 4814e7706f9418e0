import Catalog
import Diagnostics
import Foundation
import SpecDecoding
import Testing
import Vocabulary
import XMLParsing

private let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("../../../shared/corpus").standardizedFileURL

@Suite(
  .enabled(
    if: FileManager.default.fileExists(atPath: corpus.path),
    "needs ../shared/corpus, which is not part of the repository"))
struct PropertyCorpusTests {
  /// Elements that are values wherever they stand with a key.
  private static let values: Set<Name> = [
    .color, .fontDescription, .string, .mutableString, .attributedString, .nil, .size, .inset, .edgeInsets,
    .directionalEdgeInsets, .imageReference, .date, .dataDetectorType, .extendedEdge,
  ]

  @Test func findsEveryValueOfEveryObjectOfRealDocuments() throws {
    var holes: [String: Int] = [:]
    var read = 0
    let files = try #require(FileManager.default.enumerator(at: corpus, includingPropertiesForKeys: nil))
    for case let url as URL in files where ["xib", "storyboard"].contains(url.pathExtension) {
      let file = SourceFile(id: FileID(0), path: url.path, bytes: [UInt8](try Data(contentsOf: url)))
      var bag = DiagnosticBag()
      guard let tree = XMLParser.parse(file, into: &bag), let spec = SpecDecoder.decode(tree, into: &bag)
      else { continue }
      let reader = PropertyReader(spec)
      for object in spec.objects {
        let properties = reader.properties(of: Int(object.element))
        read += properties.entries.count
        for child in tree.children(of: Int(object.element)) {
          let element = tree.elements[child]
          guard PropertyCorpusTests.values.contains(element.name), element.key != .userComments,
            element.key != .unknown,
            properties[element.key] == nil
          else { continue }
          holes["\(object.name): \(element.name) \(element.key)", default: 0] += 1
        }
        let frame = tree.child(of: Int(object.element), key: .frame)
        if frame != nil, reader.frame(of: Int(object.element)) == nil { holes["frame", default: 0] += 1 }
        for attribute in reader.runtimeAttributes(of: Int(object.element)) where attribute.value == nil {
          holes["runtime attribute of type \(attribute.type)", default: 0] += 1
        }
      }
    }
    #expect(read > 100_000)
    let list = holes.map { "\($0.key) ×\($0.value)" }.sorted().joined(separator: "\n")
    #expect(holes.isEmpty, "\(list)")
  }
}
