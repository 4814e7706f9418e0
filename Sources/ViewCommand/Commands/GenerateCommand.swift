internal import SwiftGeneration
internal import ViewCompiler

/// `viewc generate`: Swift for documents.
enum GenerateCommand {
  static let spec = CommandSpec(
    "generate", "FILE...", "Swift for what documents declare",
    discussion: "Styles 'views' and 'accessibility' are not in this version.",
    options: [
      OptionSpec(
        "style", .choice(["bindings", "views", "accessibility"]), "what to generate (default: bindings)"),
      OptionSpec("output", letter: "o", .text("DIR"), "the folder to write into (default: standard output)"),
    ],
    action: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    if let style = arguments.value("style"), style != "bindings" {
      throw UsageError("style '\(style)' is not available in this version")
    }
    var run = try DocumentRun(arguments, context, goal: .instantiated) { $0.isGenerating = true }
    let folders = OutputNames.folders(of: run.inputs)
    var output = arguments.value("output").map { OutputFolder($0, files: context.files) }
    output?.prepare()
    var separator = ""
    run.forEach(extract: { document, _ in document.generated }) { number, file, run in
      guard let file else { return }
      if output == nil {
        run.put(separator + file.text)
        separator = "\n"
      } else {
        output?.write(file.text, to: name(file, folder: folders[number]))
      }
    }
    if let output { run.report(output) }
    return run.finish()
  }

  /// The file's own name where the document's is unique in the run, else one in a folder of its own.
  private static func name(_ file: GeneratedFile, folder: String) -> String {
    let isUnique = !folder.contains("/") && folder + ".swift" == file.name
    return isUnique ? file.name : folder + "/" + file.name
  }
}
