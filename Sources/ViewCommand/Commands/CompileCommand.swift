internal import Diagnostics
internal import ViewCompiler

/// `viewc compile`: checks documents, lays them out, draws them and generates Swift, all into one folder.
enum CompileCommand {
  /// The folder that is written where none is named.
  private static let defaultFolder = "viewc-out"

  static let spec = CommandSpec(
    "compile", "INPUT... [-o DIR]", "check, lay out, generate, render",
    discussion: """
      Writes a folder per document: Swift, frames and a picture of each snapshot; and a page, 'index.html',
      over all.
      Prints where. Nothing is written of a document with errors; a file whose bytes would not change is not
      touched.
      """,
    options: [
      OptionSpec("output", letter: "o", .text("DIR"), "the folder to write (default: \(defaultFolder))"),
      OptionSpec(
        "emit", .list("KIND"),
        "what to write: \(EmitKind.allCases.map(\.rawValue).joined(separator: ", ")) "
          + "(default: all but png, pdf)"
      ),
      OptionSpec("depfile", .text("FILE"), "write which inputs each output depends on, for Make and Ninja"),
    ],
    action: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    let kinds = try EmitKind.kinds(arguments)
    var run = try DocumentRun(
      arguments, context, goal: kinds.goal
    ) { $0.generatesSwift = kinds.contains(.swift) }
    var folder = OutputFolder(arguments.value("output") ?? defaultFolder, kinds, context)
    guard folder.prepare(&run) else {
      // What can't be written can still be checked.
      run.forEach(extract: { _, _ in }, consume: { _, _, _ in })
      return run.finish()
    }
    run.forEach { document, _ in
      DocumentOutput(document, kinds)
    } consume: { _, output, run in
      folder.write(output, &run)
    }
    folder.finish(&run)
    if let path = arguments.value("depfile") { run.put(folder.depfile.text, to: path) }
    if !arguments.has("quiet") { run.put(folder.places.map { $0 + "\n" }.joined()) }
    return run.finish()
  }
}
