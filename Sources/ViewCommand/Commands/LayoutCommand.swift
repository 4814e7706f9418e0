internal import Diagnostics
internal import Geometry
internal import Rendering
internal import Reporting
internal import ViewCompiler

/// `viewc layout`: the frames of views.
enum LayoutCommand {
  static let spec = CommandSpec(
    "layout", "FILE...", "frames",
    discussion: """
      Frames are in points in the superview's coordinates, rounded to the device's pixels. 'jsonl' prints a
      line a FILE, in order; where a FILE has no frames its line says why.
      """,
    options: [
      OptionSpec("format", .choice(["text", "json", "jsonl"]), "the form of the frames (default: text)")
    ],
    action: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    let format = arguments.value("format") ?? "text"
    var run = try DocumentRun(arguments, context, goal: .laidOut)
    var number = 0
    run.forEach(extract: format == "text" ? text : json) { _, part, run in
      switch format {
      case "json": run.put((number == 0 ? "[" : ",\n ") + part)
      case "jsonl": run.put(part + "\n")
      default: run.put(part)
      }
      number += 1
    }
    if format == "json" { run.put(number == 0 ? "[]\n" : "]\n") }
    return run.finish()
  }

  /// The document's path, then its views, indented; of several snapshots with their names.
  @Sendable private static func text(_ document: CompiledDocument, _: Int) -> String {
    document.snapshots.map { snapshot in
      guard let layout = snapshot.layout else { return "" }
      let name = document.snapshots.count > 1 ? " " + snapshot.name : ""
      return document.input.path + name + "\n" + LayoutText.encode(layout, snapshot.views)
    }.joined()
  }

  @Sendable private static func json(_ document: CompiledDocument, _: Int) -> String {
    let path = document.input.path
    let layouts = LayoutJSON.layouts(of: document)
    if !layouts.isEmpty { return LayoutJSON.object(file: path, layouts) }
    if document.isPassedOver { return LayoutJSON.object(file: path, scale: 1, []) }
    return LayoutJSON.failure(file: path, error: problem(document))
  }

  /// Why a document has no frames: its first error.
  private static func problem(_ document: CompiledDocument) -> String {
    if let failure = document.failure { return "\(document.input.path): \(failure.message)" }
    guard let finding = document.report.findings.first(where: { $0.severity == .error }) else {
      return "\(document.input.path): the document has no views"
    }
    return "\(finding.location.text): error: \(finding.message)"
  }
}
