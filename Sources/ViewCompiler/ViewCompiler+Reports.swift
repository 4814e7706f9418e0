internal import Diagnostics
internal import Reporting
internal import SourceInterfaces
internal import SpecDecoding
internal import XMLParsing

extension ViewCompiler {
  /// Reports families of fonts that had no measures.
  func report(_ families: [String], in tree: XMLTree?, into bag: inout DiagnosticBag) {
    guard let tree else { return }
    for family in families {
      bag.report(CompilerKinds.substitutedFont, at: tree.place(of: XMLTree.root), .substituted(family))
    }
  }

  /// The findings about a document and what it imports, with their places as lines and columns.
  func report(_ bag: DiagnosticBag, on document: CompiledDocument, _ file: SourceFile) -> Report {
    var bag = bag
    var trees = [document.tree]
    var places = [document.tree.map(TagScanner.init) as (any PlaceResolver)? ?? bytes(of: file)]
    // A unit's file has the number of its position.
    for (number, unit) in (document.sources?.units ?? []).enumerated().dropFirst() {
      let tree = document.sources?.tree(number)
      trees.append(tree)
      places.append(tree.map(TagScanner.init) ?? bytes(of: unit.file))
    }
    places += document.translations.map(bytes)
    let suppressions = trees.compactMap { $0 }
      .flatMap { SuppressionReader($0).suppressions(into: &bag) }
    return bag.finish(
      files: places, overrides: options.overrides, showsCounted: options.showsCounted,
      suppressions: suppressions, others: sourceFile)
  }

  /// The file of the sources that an id stands for, read again; nil where it is gone.
  func sourceFile(_ id: FileID) -> (any PlaceResolver)? {
    guard let sources = options.sources, let number = SourceIndex.fileNumber(id),
      sources.files.indices.contains(number),
      case .success(let bytes) = files.read(sources.files[number].path, limit: ViewCompiler.sizeLimit)
    else { return nil }
    return BytePlaces(SourceFile(id: id, path: sources.files[number].path, bytes: bytes))
  }

  private func bytes(of file: SourceFile) -> any PlaceResolver { BytePlaces(XMLParser.text(of: file)) }
}

extension String {
  fileprivate static func substituted(_ family: String) -> String {
    "font family '\(family)' has no measures; its text is measured in the system font"
  }
}
