internal import Diagnostics

/// The folder that a command writes into, with count of what was done.
struct OutputFolder {
  private let path: String
  private let writer: OutputWriter
  private let files: DiskFiles
  /// Files that are there now, by their path below the folder, in the order of writing.
  private(set) var names: [String] = []
  private(set) var unchanged = 0
  /// What could not be written, and why.
  private(set) var failures: [(path: String, reason: String)] = []

  /// The output folder at `path`.
  init(_ path: String, files: DiskFiles) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    self.files = files
    writer = OutputWriter(files)
  }

  /// Makes the folder; where it is new or was empty, marks it, so that no walk takes its files for input.
  mutating func prepare() {
    if let error = writer.makeFolder(path) {
      failures.append((path, error.message))
      return
    }
    guard case .success(let names) = FolderListing.names(in: files.absolute(path)), names.isEmpty else {
      return
    }
    let mark = "Written by viewc. Folders that hold this file are not searched for documents.\n"
    _ = writer.write(mark, to: path + "/" + InputList.outputMark)
  }

  /// Writes a file, by its path below the folder.
  mutating func write(_ text: String, to name: String) {
    record(name, writer.write(text, to: path + "/" + name).map { $0 == .written })
  }

  /// Lets `body` write a file itself; it answers whether the file changed.
  mutating func write(to name: String, by body: (String) -> Result<Bool, FileError>) {
    let target = path + "/" + name
    if let slash = target.lastIndex(of: "/"), let error = writer.makeFolder(String(target[..<slash])) {
      record(name, .failure(error))
    } else {
      record(name, body(files.absolute(target)))
    }
  }

  /// The path of a file of the folder, as the user would write it.
  func shown(_ name: String) -> String { path + "/" + name }

  /// What was done, in words.
  var summary: String {
    let count = names.count
    let noun = count == 1 ? "1 file" : "\(count) files"
    return "\(noun) in \(path)" + (unchanged > 0 ? " (\(unchanged) unchanged)" : "")
  }

  private mutating func record(_ name: String, _ result: Result<Bool, FileError>) {
    switch result {
    case .success(let isChanged):
      names.append(name)
      if !isChanged { unchanged += 1 }
    case .failure(let error): failures.append((shown(name), error.message))
    }
  }
}
