internal import Diagnostics
internal import Reporting
internal import SwiftGeneration
internal import ViewCompiler

/// `viewc generate`: Swift.
enum GenerateCommand {
  /// The styles of the contract; this version has the first.
  private static let styles = ["bindings", "views", "accessibility"]

  static let spec = CommandSpec(
    "generate", "FILE...", "Swift: classes with outlets and actions, models",
    options: [
      OptionSpec("style", .choice(styles), "what is generated (default: bindings)"),
      OptionSpec("output", letter: "o", .text("DIR"), "the folder to write (default: standard output)"),
    ],
    action: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    let style = arguments.value("style") ?? "bindings"
    guard style == styles[0] else { throw UsageError("style '\(style)' is not available in this version") }
    var run = try DocumentRun(arguments, context, goal: .decoded) { $0.generatesSwift = true }
    let folder = arguments.value("output")
    var names = OutputNames()
    run.forEach(extract: { document, _ in document.report.errorCount == 0 ? document.swift : nil }) {
      _, file, run in
      guard let file else { return }
      guard let folder, folder != "-" else {
        run.put(file.text)
        return
      }
      let name = names.unique(FilePath.stem(of: file.name)) + ".swift"
      run.put(file.text, to: OutputTarget.path(folder, name))
    }
    return run.finish()
  }
}
