#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The names in a folder.
enum FolderListing {
  /// The names in the folder at `path`, in the order of their bytes; nil in place of one that isn't UTF-8.
  static func names(in path: String) -> Result<[String?], SystemCode> {
    guard let folder = opendir(path) else { return .failure(SystemCode(code: errno)) }
    defer { closedir(folder) }
    var spellings: [[UInt8]] = []
    while let entry = readdir(folder) {
      let bytes = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if bytes != [0x2E], bytes != [0x2E, 0x2E] { spellings.append(bytes) }
    }
    spellings.sort { $0.lexicographicallyPrecedes($1) }
    return .success(spellings.map { String(validating: $0, as: UTF8.self) })
  }
}
