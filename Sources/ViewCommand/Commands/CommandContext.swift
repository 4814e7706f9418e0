package import Diagnostics

/// What a command has of the world around it.
///
/// All of it can be replaced in a test.
package struct CommandContext: Sendable {
  package var console: Console
  package var files: DiskFiles
  /// Environment variables by name.
  package var environment: [String: String]
  /// The folder that relative paths start from.
  package var workingFolder: String
  /// The path of the running program; empty where unknown.
  package var executable: String
  /// The number of processors.
  package var processors: Int
  /// What tells this build of the program from all others; nil where unknown.
  package var build: @Sendable () -> [UInt8]?
  /// Reads standard input to its end, or to a limit in bytes.
  package var standardInput: @Sendable (Int) -> Result<[UInt8], FileError>
  /// Nanoseconds of a monotonic clock.
  package var clock: @Sendable () -> UInt64

  /// Makes a context; see the properties.
  package init(
    console: Console, files: DiskFiles, environment: [String: String] = [:],
    workingFolder: String = "", executable: String = "", processors: Int = 1,
    build: @escaping @Sendable () -> [UInt8]? = { nil },
    standardInput: @escaping @Sendable (Int) -> Result<[UInt8], FileError>,
    clock: @escaping @Sendable () -> UInt64
  ) {
    self.console = console
    self.files = files
    self.environment = environment
    self.workingFolder = workingFolder
    self.executable = executable
    self.processors = processors
    self.build = build
    self.standardInput = standardInput
    self.clock = clock
  }
}
