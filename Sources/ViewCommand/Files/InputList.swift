internal import Diagnostics
internal import ViewCompiler

/// The documents that a command line names, with what stood beside them.
struct InputList {
  /// A path that could not be read.
  struct Failure {
    let path: String
    let reason: String
  }

  /// Folders that hold no documents of the author's own.
  static let skippedFolders: Set<String> = [
    ".git", ".build", "DerivedData", "Pods", "Carthage", "node_modules",
  ]
  /// The file that marks a folder as viewc's own output.
  static let outputMark = ".viewc-output"

  private(set) var documents: [CompilerInput] = []
  private(set) var failures: [Failure] = []
  /// XML files of other roots.
  private(set) var otherXML = 0
  /// Links, which a walk never follows: what they lead to is either in the tree already or out of it.
  private(set) var links = 0
  private var paths: Set<String> = []
  private let files: DiskFiles

  /// The documents of `operands`: files as they are, folders walked, `-` by `standardInput`.
  init(_ operands: [String], files: DiskFiles, standardInput: () -> Result<CompilerInput, FileError>) {
    self.files = files
    for operand in operands {
      if operand == "-" {
        switch standardInput() {
        case .success(let input): documents.append(input)
        case .failure(let error): fail("-", error.message)
        }
        continue
      }
      switch FileKind.at(files.absolute(operand), followsLinks: true) {
      case .success(.folder): walk(operand)
      case .success, .failure:
        // What isn't there fails when it is read, in its turn.
        paths.insert(plain(operand))
        documents.append(CompilerInput(path: operand))
      }
    }
  }

  /// Adds what a walk found, unless it is there already.
  private mutating func add(_ path: String) {
    if paths.insert(plain(path)).inserted { documents.append(CompilerInput(path: path)) }
  }

  private func plain(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  private mutating func fail(_ path: String, _ reason: String) {
    failures.append(Failure(path: path, reason: reason))
  }

  /// Walks a folder, depth first, names in order.
  ///
  /// The folders still to be read are kept in a list, so that no depth of folders exhausts the stack.
  private mutating func walk(_ root: String) {
    var pending = [root]
    while let path = pending.popLast() {
      guard !isFolder(path) else {
        pending += subpaths(of: path).reversed()
        continue
      }
      visit(path)
    }
  }

  private func isFolder(_ path: String) -> Bool {
    // The root itself may be a link: the user named it. Below it links are sorted out by `subpaths`.
    FileKind.at(files.absolute(path), followsLinks: true) == .success(.folder)
  }

  private mutating func subpaths(of folder: String) -> [String] {
    let names: [String?]
    switch FolderListing.names(in: files.absolute(folder)) {
    case .success(let found): names = found
    case .failure(let error):
      fail(folder, SystemError.phrase(error.code))
      return []
    }
    if names.contains(InputList.outputMark) { return [] }
    var result: [String] = []
    for name in names {
      guard let name else {
        fail(folder, "a name in this folder is not UTF-8")
        continue
      }
      let path = join(folder, name)
      switch FileKind.at(files.absolute(path), followsLinks: false) {
      case .success(.link): links += 1
      case .success(.folder) where !InputList.skippedFolders.contains(name): result.append(path)
      case .success(.regular) where isCandidate(name): result.append(path)
      default: continue
      }
    }
    return result
  }

  private func join(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  private func isCandidate(_ name: String) -> Bool {
    name.hasSuffix(".xib") || name.hasSuffix(".storyboard") || name.hasSuffix(".xml")
  }

  private mutating func visit(_ path: String) {
    guard path.hasSuffix(".xml") else { return add(path) }
    switch files.read(path, limit: RootPeek.limit) {
    case .success(let bytes) where RootPeek.rootName(in: bytes) == "spec": add(path)
    case .success: otherXML += 1
    case .failure(let error): fail(path, error.message)
    }
  }
}
