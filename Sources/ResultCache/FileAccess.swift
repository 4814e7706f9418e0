package import Diagnostics

/// Something that was read for a document beside itself, and what came of it.
///
/// Also that it could not be read: a result is outdated when the file has come.
package struct FileAccess: Hashable, Sendable {
  /// What was asked for.
  private enum Request: Hashable {
    /// The bytes of a file, up to a limit.
    case bytes(limit: Int)
    /// The names in a folder.
    case entries
  }

  private let path: String
  private let request: Request
  /// The digest of what was there, or of the reason why nothing was.
  private let found: ContentDigest
  private let isFailure: Bool

  /// What reading a file came to.
  init(_ path: String, limit: Int, _ bytes: Result<[UInt8], FileError>) {
    self.init(path, .bytes(limit: limit), bytes.map { ContentDigest($0) })
  }

  /// What reading a folder came to.
  init(_ path: String, _ names: Result<[String], FileError>) {
    self.init(path, .entries, names.map { ContentDigest($0.joined(separator: "\0")) })
  }

  private init(_ path: String, _ request: Request, _ found: Result<ContentDigest, FileError>) {
    self.path = path
    self.request = request
    switch found {
    case .success(let digest): (self.found, isFailure) = (digest, false)
    case .failure(let error): (self.found, isFailure) = (ContentDigest(error.message), true)
    }
  }

  /// Whether `files` answers as it did.
  package func isCurrent(in files: any FileProvider) -> Bool {
    switch request {
    case .bytes(let limit): self == FileAccess(path, limit: limit, files.read(path, limit: limit))
    case .entries: self == FileAccess(path, files.entries(of: path))
    }
  }

  /// Writes it down.
  func write(to writer: inout ByteWriter) {
    writer.add(path)
    switch request {
    case .bytes(let limit): writer.add(limit)
    case .entries: writer.add(-1)
    }
    writer.add(isFailure ? 1 : 0)
    writer.add(raw: found.bytes)
  }

  /// Reads what `write` wrote.
  init?(from reader: inout ByteReader) {
    guard let path = reader.text(), let limit = reader.number(), let failure = reader.number(),
      let bytes = reader.raw(ContentDigest.length)
    else { return nil }
    self.path = path
    request = limit < 0 ? .entries : .bytes(limit: limit)
    isFailure = failure == 1
    found = ContentDigest(stored: bytes)
  }
}
