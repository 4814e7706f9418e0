#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif
internal import Diagnostics
internal import ViewCompiler

/// Writes output files: beside the old one first, then renamed over it, so that none is ever half-written.
struct OutputWriter {
  /// What a write did.
  enum Outcome: Equatable {
    case written
    /// The file had these bytes already and was not touched.
    case unchanged
  }

  private let files: DiskFiles

  /// Writes relative paths from where `files` reads them.
  init(_ files: DiskFiles) {
    self.files = files
  }

  /// Makes the file at `path` have the content `text`, with the folders above it.
  func write(_ text: String, to path: String) -> Result<Outcome, FileError> {
    write(Array(text.utf8), to: path)
  }

  /// Makes the file at `path` have the content `bytes`, with the folders above it.
  func write(_ bytes: [UInt8], to path: String) -> Result<Outcome, FileError> {
    let target = files.absolute(path)
    switch FileKind.at(target, followsLinks: true) {
    case .success(.regular):
      if case .success(let old) = files.read(path, limit: bytes.count), old == bytes {
        return .success(.unchanged)
      }
    case .success(.folder): return .failure(FileError("is a folder"))
    case .success: return overwrite(target, bytes)
    case .failure:
      if let slash = target.lastIndex(of: "/"), let error = makeFolder(String(target[..<slash])) {
        return .failure(error)
      }
    }
    return replace(resolved(target), bytes)
  }

  /// Makes a folder and those above it; nil where it is there afterwards.
  func makeFolder(_ path: String) -> FileError? {
    let target = files.absolute(path)
    guard !target.isEmpty, mkdir(target, 0o777) != 0, errno != EEXIST else { return nil }
    guard errno == ENOENT, let slash = target.lastIndex(of: "/"), slash != target.startIndex else {
      return FileError(SystemError.phrase(errno))
    }
    if let error = makeFolder(String(target[..<slash])) { return error }
    return mkdir(target, 0o777) == 0 || errno == EEXIST ? nil : FileError(SystemError.phrase(errno))
  }

  /// The file itself where `path` is a link to one: the link stays.
  private func resolved(_ path: String) -> String {
    guard FileKind.at(path, followsLinks: false) == .success(.link), let real = realpath(path, nil) else {
      return path
    }
    defer { free(real) }
    return String(cString: real)
  }

  private func replace(_ target: String, _ bytes: [UInt8]) -> Result<Outcome, FileError> {
    let saved = SignalMask.block()
    defer { SignalMask.restore(saved) }
    let slash = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    let temporary = target[..<slash] + ".viewc-\(getpid())-" + target[slash...].suffix(200)
    let descriptor = open(String(temporary), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return .failure(FileError(SystemError.phrase(errno))) }
    var code = bytes.withUnsafeBytes { StandardStreams.writeAll($0, to: descriptor).code }
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(String(temporary), target) != 0 { code = errno }
    guard code == 0 else {
      unlink(String(temporary))
      return .failure(FileError(SystemError.phrase(code)))
    }
    return .success(.written)
  }

  /// Writes to a pipe or device, which can't be replaced.
  private func overwrite(_ target: String, _ bytes: [UInt8]) -> Result<Outcome, FileError> {
    let descriptor = open(target, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return .failure(FileError(SystemError.phrase(errno))) }
    defer { close(descriptor) }
    let code = bytes.withUnsafeBytes { StandardStreams.writeAll($0, to: descriptor).code }
    return code == 0 ? .success(.written) : .failure(FileError(SystemError.phrase(code)))
  }
}
