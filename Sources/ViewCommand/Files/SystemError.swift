#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The operating system's error codes in viewc's words.
enum SystemError {
  /// One phrase for a code of `errno`.
  static func phrase(_ code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: return "no such file or folder"
    case EACCES, EPERM: return "permission denied"
    case EISDIR: return "is a folder"
    case ELOOP: return "too many symbolic links"
    case ENOSPC, EDQUOT: return "no space left"
    case EROFS: return "read-only file system"
    case ENAMETOOLONG: return "the name is too long"
    case EMFILE, ENFILE: return "too many open files"
    default:
      guard let text = strerror(code) else { return "system error \(code)" }
      return String(cString: text).lowercased()
    }
  }
}
