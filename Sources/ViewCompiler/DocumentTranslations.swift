internal import Diagnostics
internal import SpecDecoding
internal import XMLParsing

/// Finds and reads the translations of a document of Interface Builder, where Xcode puts them.
///
/// Those of `Base.lproj/Main.storyboard` are `de.lproj/Main.strings`, or in `mul.lproj/Main.xcstrings` for
/// all languages; a document outside of such a folder may have them beside itself. A document in the folder
/// of a language is a translation, and has none.
struct DocumentTranslations {
  private let files: any FileProvider
  /// The folders that may hold those of languages, with their slashes; empty for the working folder.
  private let folders: [String]
  private let stem: String
  /// What was read, numbered on from the document.
  private(set) var sources: [SourceFile] = []
  private var catalog: StringCatalog?
  private var isCatalogRead = false

  /// Looks beside the document at `path`; nil where it can have no translations.
  init?(of path: String, files: any FileProvider) {
    self.files = files
    stem = FilePath.stem(of: path)
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let folder = parts.map { $0 + "/" }.joined()
    if let last = parts.last, last.hasSuffix(".lproj") {
      guard last == "Base.lproj" else { return nil }
      folders = [parts.dropLast().map { $0 + "/" }.joined()]
    } else {
      // The name of the working folder isn't known; it may be `Base.lproj`.
      folders = folder.isEmpty || folder == "./" ? [folder, "../"] : [folder]
    }
  }

  /// The translations into a language, or into the one that it is a variety of (`pt` for `pt-BR`); nil where
  /// there are none.
  mutating func table(of language: String, into bag: inout DiagnosticBag) -> StringsTable? {
    for name in [language, language.split(separator: "-").first.map(String.init) ?? language] {
      if let file = read("\(name).lproj/\(stem).strings") {
        return StringsReader.read(file, into: &bag)
      }
      if let table = readCatalog(into: &bag)?.table(of: name) { return table }
    }
    return nil
  }

  private mutating func readCatalog(into bag: inout DiagnosticBag) -> StringCatalog? {
    if isCatalogRead { return catalog }
    isCatalogRead = true
    catalog = read("mul.lproj/\(stem).xcstrings").flatMap { StringCatalog.read($0, into: &bag) }
    return catalog
  }

  private mutating func read(_ path: String) -> SourceFile? {
    for folder in folders {
      guard case .success(let bytes) = files.read(folder + path, limit: XMLParser.sizeLimit) else { continue }
      let file = SourceFile(id: FileID(sources.count + 1), path: folder + path, bytes: bytes)
      sources.append(XMLParser.text(of: file))
      return sources.last
    }
    return nil
  }
}
