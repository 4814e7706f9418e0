#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import Foundation

/// Writes beside `path` and renames, so that no reader sees half a file.
///
/// Returns false where the file had these bytes already; it is then not touched.
func write(_ bytes: [UInt8], to path: String) throws -> Bool {
  guard !path.isEmpty, !path.utf8.contains(0) else { throw TypesettingError("output has no usable name") }
  if let old = FileManager.default.contents(atPath: path), old.elementsEqual(bytes) { return false }
  let draft = path + ".\(getpid()).tmp"
  guard let file = fopen(draft, "wb") else { throw unwritable(path) }
  let count = fwrite(bytes, 1, bytes.count, file)
  let closed = fclose(file) == 0
  guard count == bytes.count, closed, rename(draft, path) == 0 else {
    let error = unwritable(path)
    unlink(draft)
    throw error
  }
  return true
}

private func unwritable(_ path: String) -> TypesettingError {
  TypesettingError("file '\(path)' cannot be written; \(String(cString: strerror(errno)))")
}
