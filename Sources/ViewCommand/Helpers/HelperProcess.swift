#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif
internal import Diagnostics
internal import SpecDecoding

/// A helper program that answers lines of JSON with lines of JSON, one after the other.
///
/// A class, since all threads share the one process; started by the first request, ended by the closing of
/// its standard input.
final class HelperProcess: @unchecked Sendable {
  private let path: String
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var channel: HelperChannel?
  private var hasEnded = false

  /// The program at `path`, not started yet.
  init(_ path: String) {
    self.path = path
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    channel?.close()
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Whether an executable file is at `path`.
  static func isProgram(_ path: String) -> Bool {
    FileKind.at(path, followsLinks: true) == .success(.regular) && access(path, X_OK) == 0
  }

  /// The answer to a request (one line of JSON without its end).
  func answer(to request: String) -> Result<JSONValue, FileError> {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    if channel == nil, !hasEnded { channel = HelperChannel.start(path) }
    guard let channel else { return .failure(FileError("'\(path)' cannot be started")) }
    guard channel.send(request + "\n"), let line = channel.receive() else {
      hasEnded = true
      channel.close()
      self.channel = nil
      return .failure(FileError("'\(path)' ended without an answer"))
    }
    var bag = DiagnosticBag()
    let file = SourceFile(id: FileID(0), path: path, bytes: line)
    guard let value = JSONReader.read(file, into: &bag) else {
      return .failure(FileError("'\(path)' gave an answer that is not JSON"))
    }
    return .success(value)
  }
}
