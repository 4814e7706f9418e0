#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension CommandContext {
  /// The context of this process.
  static var process: CommandContext {
    let console = Console(
      output: { StandardStreams.write($0, to: STDOUT_FILENO) },
      errors: { StandardStreams.write($0, to: STDERR_FILENO) },
      isErrorTerminal: isatty(STDERR_FILENO) == 1)
    return CommandContext(
      console: console, files: DiskFiles(), environment: environmentVariables(),
      workingFolder: currentFolder(), executable: executablePath(),
      processors: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))),
      build: { BuildIdentity.read(executablePath(), DiskFiles()) },
      standardInput: { StandardStreams.readAll(from: STDIN_FILENO, limit: $0) }, clock: nanoseconds)
  }

  private static func environmentVariables() -> [String: String] {
    var result: [String: String] = [:]
    for name in ["NO_COLOR", "TERM", "VIEWC_HELPERS"] {
      if let value = getenv(name) { result[name] = String(cString: value) }
    }
    return result
  }

  private static func currentFolder() -> String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  private static func executablePath() -> String {
    guard let path = realpath("/proc/self/exe", nil) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  @Sendable private static func nanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000
      &+ UInt64(truncatingIfNeeded: time.tv_nsec)
  }
}
