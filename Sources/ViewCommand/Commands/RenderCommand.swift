internal import Diagnostics
internal import Reporting
internal import ViewCompiler

/// `viewc render`: pictures of documents.
enum RenderCommand {
  static let spec = CommandSpec(
    "render", "FILE...", "pictures",
    discussion: """
      Without '-o' the picture goes to standard output (svg, ascii, html). '-o' names a file for one picture, or a
      folder for several. The format follows from the file's extension where '--format' is not given.
      """,
    options: [
      OptionSpec("format", .choice(RenderFormat.allCases.map(\.rawValue)), "the form (default: svg)"),
      OptionSpec("output", letter: "o", .text("PATH"), "the file or folder to write"),
      OptionSpec("scale", .count("N"), "pixels a point of a PNG (default: the device's)"),
    ] + SweepOptions.all,
    action: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    let output = arguments.value("output")
    let format = try format(arguments, output: output)
    guard output != nil || format.isText else {
      throw UsageError("format '\(format.rawValue)' needs '-o PATH'")
    }
    let sweep = try SweepOptions.sweep(arguments)
    var run = try DocumentRun(arguments, context, goal: .drawn) { $0.sweep = sweep }
    var pictures: [RenderedPicture] = []
    var page = IndexPage()
    let inputs = run.inputs
    run.forEach(extract: { document, number in
      RenderPart(
        outputs: DocumentOutputs(document, number: number, kinds: [format.emitKind]),
        findings: document.report.findings)
    }) { number, part, _ in
      if format == .html { page.add(inputs[number], part.outputs, folder: "", findings: part.findings) }
      pictures += RenderedPicture.all(of: part.outputs, number: number, format: format)
    }
    if format == .html {
      pictures = [RenderedPicture(number: 0, name: "index.html", content: .text(page.html))]
    }
    let writer = RenderWriter(format: format, scale: arguments.count("scale"), context: context)
    writer.write(pictures, folders: OutputNames.folders(of: inputs), to: output, &run)
    return run.finish()
  }

  private static func format(
    _ arguments: ParsedArguments, output: String?
  ) throws(UsageError) -> RenderFormat {
    if let word = arguments.value("format"), let format = RenderFormat(rawValue: word) { return format }
    guard let output, let dot = output.lastIndex(of: "."), !output[dot...].contains("/") else { return .svg }
    return RenderFormat(fileExtension: String(output[output.index(after: dot)...])) ?? .svg
  }
}

/// What `render` keeps of a document.
private struct RenderPart: Sendable {
  let outputs: DocumentOutputs
  let findings: [Finding]
}
