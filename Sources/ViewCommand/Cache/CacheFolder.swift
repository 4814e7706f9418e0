#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif
internal import Diagnostics
internal import ResultCache

/// The folder of `--cache`: a file an entry, named by its key.
///
/// Any number of processes may use it at once: a file is written beside and renamed, and whatever is missing
/// or wrong is only made anew. The whole folder may be deleted at any time.
struct CacheFolder: Sendable {
  /// Far more than the findings of one document take.
  private static let sizeLimit = 256 << 20
  /// What marks the folder for backup programs (bford.info/cachedir) and for git.
  private static let marks = [
    (
      "CACHEDIR.TAG",
      "Signature: 8a477f597d28d172789f06886806bc55\n# Made by viewc --cache; may be deleted.\n"
    ),
    (".gitignore", "*\n"),
  ]
  private let path: String
  private let files: DiskFiles

  /// Makes the folder at `path`, with those above it, and marks it.
  init(_ path: String, _ files: DiskFiles) throws(FileError) {
    self.path = path
    self.files = files
    let writer = OutputWriter(files)
    if let error = writer.makeFolder(path) { throw error }
    guard case .success(.folder) = FileKind.at(files.absolute(path), followsLinks: true) else {
      throw FileError("is no folder")
    }
    for (name, text) in CacheFolder.marks { _ = writer.write(text, to: path + "/" + name) }
  }

  /// What is kept under a key, unread; nil where nothing is.
  func bytes(for key: CacheKey) -> [UInt8]? {
    try? files.read(file(of: key), limit: CacheFolder.sizeLimit).get()
  }

  /// Keeps bytes under a key; `number` tells the writes of one process apart.
  ///
  /// Where that fails, the next run has to do the work again, and no more.
  func keep(_ bytes: [UInt8], for key: CacheKey, number: Int) {
    let target = files.absolute(file(of: key))
    let temporary = files.absolute(path) + "/.\(getpid())-\(number)"
    let saved = SignalMask.block()
    defer { SignalMask.restore(saved) }
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return }
    let code = bytes.withUnsafeBytes { StandardStreams.writeAll($0, to: descriptor).code }
    let isWhole = close(descriptor) == 0 && code == 0
    if isWhole, move(temporary, target) { return }
    unlink(temporary)
  }

  /// Renames a file, after making the folder that it goes to.
  private func move(_ temporary: String, _ target: String) -> Bool {
    if rename(temporary, target) == 0 { return true }
    guard errno == ENOENT, let slash = target.lastIndex(of: "/") else { return false }
    mkdir(String(target[..<slash]), 0o777)
    return rename(temporary, target) == 0
  }

  private func file(of key: CacheKey) -> String {
    let name = key.digest.hex
    return "\(path)/\(name.prefix(2))/\(name.dropFirst(2))"
  }
}
