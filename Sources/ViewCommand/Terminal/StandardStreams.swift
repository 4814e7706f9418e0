#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif
internal import Diagnostics
internal import ViewCompiler

/// The streams of the process.
enum StandardStreams {
  /// Writes all of `text`.
  ///
  /// A reader that has gone (`viewc ... | head`) has seen enough: no error.
  static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { buffer in
      let (count, code) = writeAll(UnsafeRawBufferPointer(buffer), to: descriptor)
      return count == buffer.count || code == EPIPE
    }
  }

  /// Writes all bytes; how many were, and the code of the error that stopped it.
  static func writeAll(_ buffer: UnsafeRawBufferPointer, to descriptor: Int32) -> (count: Int, code: Int32) {
    var done = 0
    while done < buffer.count, let base = buffer.baseAddress {
      #if canImport(Glibc)
        let count = Glibc.write(descriptor, base + done, buffer.count - done)
      #else
        let count = Darwin.write(descriptor, base + done, buffer.count - done)
      #endif
      if count > 0 {
        done += count
      } else if errno != EINTR {
        return (done, errno)
      }
    }
    return (done, 0)
  }

  /// Reads to the end, or to one byte more than `limit`.
  static func readAll(from descriptor: Int32, limit: Int, expected: Int = 0) -> Result<[UInt8], FileError> {
    var bytes: [UInt8] = []
    var room = min(max(expected + 1, 4096), limit + 1)
    while bytes.count <= limit {
      var code: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: min(room, limit + 1 - bytes.count)) { buffer, count in
        var got = -1
        repeat { got = read(descriptor, buffer.baseAddress, buffer.count) } while got < 0 && errno == EINTR
        code = got < 0 ? errno : 0
        count = max(got, 0)
      }
      if code != 0 { return .failure(FileError(SystemError.phrase(code))) }
      if chunk.isEmpty { break }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      room = max(room, 65_536)
    }
    return .success(bytes)
  }
}
