#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What stands at a path.
enum FileKind: Equatable {
  case folder
  case regular
  case link
  /// A pipe, a device, a socket.
  case other

  /// What stands at `path`, links followed or not; the error's code where nothing does.
  static func at(_ path: String, followsLinks: Bool) -> Result<FileKind, SystemCode> {
    var info = stat()
    let status = followsLinks ? stat(path, &info) : lstat(path, &info)
    guard status == 0 else { return .failure(SystemCode(code: errno)) }
    switch info.st_mode & S_IFMT {
    case S_IFDIR: return .success(.folder)
    case S_IFREG: return .success(.regular)
    case S_IFLNK: return .success(.link)
    default: return .success(.other)
    }
  }
}

/// A code of `errno`.
struct SystemCode: Error, Equatable {
  let code: Int32
}
