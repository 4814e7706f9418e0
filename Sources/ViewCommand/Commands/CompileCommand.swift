internal import Diagnostics
internal import Reporting
internal import ViewCompiler

/// `viewc compile`: everything that can be made of documents, into a folder.
enum CompileCommand {
  static let spec = CommandSpec(
    "compile", "INPUT...", "check, lay out, generate, render",
    discussion: """
      Writes a folder for each document: Swift, frames, pictures as SVG and as characters; and a page over all,
      index.html. A file whose bytes would not change is not touched.
      """,
    options: [
      OptionSpec("output", letter: "o", .text("DIR"), "the folder to write into (default: viewc-out)"),
      OptionSpec("emit", .list("KIND"), "what to write: swift, svg, png, pdf, ascii, layout, html"),
      OptionSpec("depfile", .text("FILE"), "write what each output depends on, in Make's format"),
      OptionSpec("changed-since", .text("REV"), isAvailable: false, "only what a branch touched"),
      OptionSpec("cache", .text("DIR"), isAvailable: false, "keep results of unchanged files"),
      OptionSpec("shard", .text("I/N"), isAvailable: false, "compile one part of N"),
    ] + SweepOptions.all,
    action: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    let kinds = try emitted(arguments)
    let sweep = try SweepOptions.sweep(arguments)
    let goal: CompilerGoal = kinds.contains(where: \.needsPicture) ? .drawn : .laidOut
    var run = try DocumentRun(arguments, context, goal: goal) { options in
      options.sweep = sweep
      options.isGenerating = kinds.contains(.swift)
    }
    var writer = CompileWriter(
      inputs: run.inputs, folder: arguments.value("output") ?? "viewc-out", kinds: kinds, context: context)
    run.forEach(extract: { document, number in
      CompilePart(
        outputs: DocumentOutputs(document, number: number, kinds: kinds),
        findings: kinds.contains(.html) ? document.report.findings : [], isRead: document.failure == nil)
    }) { number, part, _ in
      if part.isRead { writer.write(part.outputs, findings: part.findings, number: number) }
    }
    writer.finish(depFile: arguments.value("depfile"), &run)
    return run.finish()
  }

  private static func emitted(_ arguments: ParsedArguments) throws(UsageError) -> [EmitKind] {
    guard let words = arguments.list("emit") else { return EmitKind.standard }
    var kinds: [EmitKind] = []
    for word in words {
      guard let kind = EmitKind(rawValue: word) else {
        let known = EmitKind.allCases.map(\.rawValue)
        throw .unknown("kind of output", word, nearest: Suggestion.nearest(to: word, in: known))
      }
      if !kinds.contains(kind) { kinds.append(kind) }
    }
    return kinds
  }
}

/// What `compile` keeps of a document until its turn to be written.
private struct CompilePart: Sendable {
  let outputs: DocumentOutputs
  let findings: [Finding]
  let isRead: Bool
}
