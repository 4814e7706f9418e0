package import Diagnostics
package import SpecDecoding
internal import XMLParsing

/// A spec of a test with its files, loaded.
package struct LoadedSpec {
  package let sources: SpecSources?
  package var bag: DiagnosticBag
  /// The findings in order.
  package var found: [FoundPlace] { sources.map { FoundPlace.all(bag, $0) } ?? [] }
  /// `kind text` of each finding.
  package var kinds: [String] { found.map { "\($0.kind) \($0.text)" } }

  /// Loads `text` as `spec.xml`, with `files` beside it.
  package init(_ text: String, files: [String: String] = [:]) {
    self.init(path: "spec.xml", bytes: Array(text.utf8), files: MemoryFiles(files))
  }

  /// Loads the spec of the repository at a path.
  package init(repositoryPath path: String) {
    let files = FolderFiles()
    self.init(path: path, bytes: (try? files.read(path, limit: .max).get()) ?? [], files: files)
  }

  /// Loads a spec from its bytes.
  package init(path: String, bytes: [UInt8], files: any FileProvider) {
    var bag = DiagnosticBag()
    let tree = XMLParser.parse(SourceFile(id: FileID(0), path: path, bytes: bytes), into: &bag)
    sources = tree.map { SpecLoader.load($0, files: files, into: &bag) }
    self.bag = bag
  }
}
