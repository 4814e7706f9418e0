internal import Diagnostics
internal import ViewCommand

/// What a command of viewc printed, run inside the test's own process.
package struct CommandRun: Sendable {
  package let status: Int32
  package let output: String
  package let errors: String

  /// Runs `viewc` with `arguments`; relative paths start from `folder`.
  package init(_ arguments: [String], in folder: String) {
    let output = CapturedText()
    let errors = CapturedText()
    let console = Console(
      output: {
        output.append($0)
        return true
      },
      errors: {
        errors.append($0)
        return true
      })
    let context = CommandContext(
      console: console, files: DiskFiles(base: folder), workingFolder: folder, processors: 2,
      standardInput: { _ in .success([]) }, clock: { 0 })
    status = ViewCommand.run(arguments, in: context).rawValue
    self.output = output.value
    self.errors = errors.value
  }
}
