internal import Geometry
internal import Reporting
internal import ViewCompiler

/// `viewc layout`: the frames of views.
enum LayoutCommand {
  static let spec = CommandSpec(
    "layout", "FILE...", "frames",
    options: [
      OptionSpec("format", .choice(["text", "json", "jsonl"]), "the form of the frames (default: text)")
    ],
    action: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    var run = try DocumentRun(arguments, context, goal: .laidOut)
    run.forEach(extract: line) { input, line, run in run.put(line + "\n") }
    return run.finish()
  }

  private static func line(_ document: CompiledDocument) -> String {
    JSONText.object([("file", JSONText.string(document.input.path)), ("error", "\"\"")])
  }
}
