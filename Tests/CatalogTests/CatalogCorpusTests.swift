import Catalog
import Diagnostics
import Foundation
import Testing
import Vocabulary
import XMLParsing

private let corpus = packageFolder.appendingPathComponent("../shared/corpus").standardizedFileURL

@Suite(
  .enabled(
    if: FileManager.default.fileExists(atPath: corpus.path),
    "needs ../shared/corpus, which is not part of the repository"))
struct CatalogCorpusTests {
  @Test func acceptsEveryElementAttributeAndValueOfRealDocuments() throws {
    var findings: [String: Int] = [:]
    var documents = 0
    let files = try #require(FileManager.default.enumerator(at: corpus, includingPropertiesForKeys: nil))
    for case let url as URL in files where ["xib", "storyboard"].contains(url.pathExtension) {
      let file = SourceFile(id: FileID(0), path: url.path, bytes: [UInt8](try Data(contentsOf: url)))
      var bag = DiagnosticBag()
      guard let tree = XMLParser.parse(file, into: &bag), isForIOS(tree) else { continue }
      documents += 1
      check(tree, into: &findings)
    }
    #expect(documents > 1000)
    let list = findings.map { "\($0.key) ×\($0.value)" }.sorted().joined(separator: "\n")
    #expect(findings.isEmpty, "\(list)")
  }

  private func isForIOS(_ tree: XMLTree) -> Bool {
    tree.elements[0].name == .document && (tree.string(.targetRuntime, in: 0) ?? "").hasPrefix("iOS")
  }

  private func check(_ tree: XMLTree, into findings: inout [String: Int]) {
    for element in tree.elements.indices {
      var name = tree.elements[element].name
      guard Catalog.standard.isKnownElement(name) else {
        findings["unknown element \(tree.nameText(of: element))", default: 0] += 1
        continue
      }
      if name == .variation { name = tree.elements[Int(tree.elements[element].parent)].name }
      for row in tree.attributeRows(of: element) {
        let attribute = tree.attributes[row].name
        let verdict = Catalog.standard.verdict(on: tree.bytes(row: row), of: attribute, in: name)
        guard verdict != .accepted else { continue }
        let what = verdict == .unknownAttribute ? "unknown" : "refused “\(tree.string(row: row))”"
        findings["\(name).\(tree.nameText(row: row, in: element)): \(what)", default: 0] += 1
      }
    }
  }
}
