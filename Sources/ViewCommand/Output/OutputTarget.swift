/// Where pictures go: to standard output, all into one file, or each into a file of a folder.
enum OutputTarget: Equatable {
  case standardOutput
  case file(String)
  case folder(String)

  /// What `path` means: a folder that exists, or a name that ends with `/` or has no extension, is a folder.
  init(_ path: String?, files: DiskFiles) {
    guard let path, path != "-" else {
      self = .standardOutput
      return
    }
    let name = path.split(separator: "/").last ?? ""
    let isFolder = FileKind.at(files.absolute(path), followsLinks: true) == .success(.folder)
    let hasExtension = name.dropFirst().contains(".")
    self = isFolder || path.hasSuffix("/") || !hasExtension ? .folder(path) : .file(path)
  }

  /// `name` in the folder `folder`.
  static func path(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
