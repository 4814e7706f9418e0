internal import Diagnostics
internal import SourceInterfaces

/// The source files under the folders of `--sources`.
struct SourceListing {
  /// Folders without sources of the app or of what it is built with.
  private static let skippedFolders: Set<String> = [".git", ".build", "DerivedData", "node_modules"]

  /// In the order of the folders and of names in them, each once.
  private(set) var paths: [String] = []
  private(set) var failures: [InputList.Failure] = []

  /// Walks `folders`; a file is taken as it is.
  init(_ folders: [String], files: DiskFiles) {
    var seen: Set<String> = []
    for folder in folders {
      for path in walk(folder, files) where seen.insert(path).inserted { paths.append(path) }
    }
  }

  private mutating func walk(_ root: String, _ files: DiskFiles) -> [String] {
    switch FileKind.at(files.absolute(root), followsLinks: true) {
    case .success(.folder): break
    case .success: return [root]
    case .failure(let error):
      failures.append(InputList.Failure(path: root, reason: SystemError.phrase(error.code)))
      return []
    }
    var found: [String] = []
    var pending = [root]
    while let folder = pending.popLast() {
      guard case .success(let names) = FolderListing.names(in: files.absolute(folder)) else { continue }
      var folders: [String] = []
      for name in names.compactMap({ $0 }) {
        let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
        switch FileKind.at(files.absolute(path), followsLinks: false) {
        case .success(.folder) where !SourceListing.skippedFolders.contains(name): folders.append(path)
        case .success(.regular) where SourceLanguage(fileExtension: FilePath.fileExtension(of: name)) != nil:
          found.append(path)
        default: continue
        }
      }
      pending += folders.reversed()
    }
    return found
  }
}
