#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The pipes to a helper program that runs.
struct HelperChannel {
  private let process: pid_t
  private let input: Int32
  private let output: Int32

  /// Starts the program at `path`; nil where the system refuses.
  static func start(_ path: String) -> HelperChannel? {
    guard let requests = pipe() else { return nil }
    guard let answers = pipe() else {
      requests.forEach(closeDescriptor)
      return nil
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, requests[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, answers[1], STDOUT_FILENO)
    var process = pid_t()
    var status: Int32 = -1
    path.withCString { name in
      var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(name), nil]
      status = posix_spawn(&process, name, &actions, nil, &arguments, environ)
      free(arguments[0])
    }
    closeDescriptor(requests[0])
    closeDescriptor(answers[1])
    let channel = HelperChannel(process: process, input: requests[1], output: answers[0])
    guard status == 0 else {
      channel.closePipes()
      return nil
    }
    return channel
  }

  /// Sends text; false where the program no longer reads.
  func send(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { buffer in
      StandardStreams.writeAll(UnsafeRawBufferPointer(buffer), to: input).count == buffer.count
    }
  }

  /// The bytes up to the next line feed; nil where the program has ended.
  func receive() -> [UInt8]? {
    var line: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    // Each request has one answer, so nothing follows the line feed.
    while line.last != 0x0A {
      let count = read(output, &chunk, chunk.count)
      if count > 0 {
        line += chunk[..<count]
      } else if count == 0 || errno != EINTR {
        return nil
      }
    }
    return line
  }

  /// Ends the program by closing its input, and waits for it.
  func close() {
    closePipes()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  private func closePipes() {
    HelperChannel.closeDescriptor(input)
    HelperChannel.closeDescriptor(output)
  }

  /// The two ends of a pipe, neither of which a started program inherits; nil where the system refuses.
  private static func pipe() -> [Int32]? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      guard Glibc.pipe(&ends) == 0 else { return nil }
    #else
      guard Darwin.pipe(&ends) == 0 else { return nil }
    #endif
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return ends
  }

  private static func closeDescriptor(_ descriptor: Int32) {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }
}
