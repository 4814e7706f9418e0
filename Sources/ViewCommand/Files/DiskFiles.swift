#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif
package import Diagnostics

/// The files of the disk; relative paths start from a folder.
package struct DiskFiles: FileProvider {
  private let base: String

  /// Reads relative paths from `base`; from the process's own working folder where it is empty.
  package init(base: String = "") {
    self.base = base
  }

  package func read(_ path: String, limit: Int) -> Result<[UInt8], FileError> {
    let descriptor = open(absolute(path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return .failure(FileError(SystemError.phrase(errno))) }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { return .failure(FileError(SystemError.phrase(errno))) }
    let expected = min(max(Int(info.st_size), 0), limit)
    return StandardStreams.readAll(from: descriptor, limit: limit, expected: expected)
  }

  package func entries(of folder: String) -> Result<[String], FileError> {
    FolderListing.names(in: absolute(folder)).map { names in names.compactMap { $0 } }
      .mapError { FileError(SystemError.phrase($0.code)) }
  }

  /// `path` as the operating system is given it.
  package func absolute(_ path: String) -> String {
    base.isEmpty || path.hasPrefix("/") ? path : base + "/" + path
  }
}
