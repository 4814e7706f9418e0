internal import Diagnostics
internal import ViewCompiler

/// `viewc fix`: makes the changes that findings propose.
enum FixCommand {
  static let spec = CommandSpec(
    "fix", "FILE... [--dry-run]", "apply fix-its",
    discussion: """
      Mends what has one certain repair: near-miss names, second connections, modules and whatever else
      'viewc check' prints a 'fix-it:' line for. Each file is mended again until nothing is left to mend, and
      written beside and renamed. What can't be mended is reported, and decides on the exit status.
      """,
    options: [
      OptionSpec("dry-run", letter: "n", .flag, "print the changes as a unified diff; write nothing"),
      OptionSpec("only", .list("KIND"), "mend findings of these kinds only"),
      OptionSpec("no-layout", .flag, "leave out what needs a solved layout"),
    ],
    action: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    let kinds = try arguments.list("only").map(known)
    var run = try DocumentRun(
      arguments, context, goal: arguments.has("no-layout") ? .decoded : .laidOut)
    let isDry = arguments.has("dry-run")
    run.fix(kinds: kinds) { input, fix, run in
      if let refusal = fix.refusal { return run.fail("\(input.path): \(refusal)") }
      guard fix.new != fix.old else { return }
      if isDry {
        run.put(UnifiedDiff.text(fix.old, fix.new, path: input.path))
      } else if input.bytes != nil {
        run.put(String(decoding: fix.new, as: UTF8.self))
      } else {
        run.count(
          OutputWriter(context.files).write(fix.new, to: input.path).map { $0 == .written }, of: input.path)
      }
    }
    return run.finish()
  }

  private static func known(_ names: [String]) throws(UsageError) -> Set<String> {
    for name in names where DiagnosticCatalog.named(name) == nil {
      throw .unknown("kind", name, nearest: Suggestion.nearest(to: name, in: DiagnosticCatalog.names))
    }
    return Set(names)
  }
}
