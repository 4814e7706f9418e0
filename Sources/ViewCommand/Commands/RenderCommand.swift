internal import Diagnostics
internal import Rendering
internal import Reporting
internal import ViewCompiler

/// `viewc render`: pictures.
enum RenderCommand {
  static let spec = CommandSpec(
    "render", "FILE...", "pictures",
    discussion: """
      Without '-o' the picture goes to standard output. '-o PATH' is a file, or a folder with a file a
      picture where
      PATH is a folder, ends with '/' or has no extension. Several pictures in one file stand side by side.
      """,
    options: [
      OptionSpec(
        "format", .choice(PictureFormat.allCases.map(\.rawValue)),
        "the form of the pictures (default: by the extension of PATH, else svg)"),
      OptionSpec("output", letter: "o", .text("PATH"), "the file or folder to write"),
    ],
    action: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    let target = OutputTarget(arguments.value("output"), files: context.files)
    let named = arguments.value("output").flatMap(PictureFormat.named)
    let format = arguments.value("format").flatMap(PictureFormat.init) ?? named ?? .svg
    if format.needsHelper, target == .standardOutput {
      throw UsageError("format '\(format.rawValue)' needs '-o PATH'")
    }
    var run = try DocumentRun(arguments, context, goal: .drawn)
    switch (target, format) {
    case (_, .html): page(&run, to: target)
    case (.folder(let folder), _): files(&run, format, in: folder)
    case (.file(let path), _): sheet(&run, format, to: path)
    case (.standardOutput, _): sheet(&run, format, to: nil)
    }
    return run.finish()
  }

  /// All documents on one page.
  private static func page(_ run: inout DocumentRun, to target: OutputTarget) {
    var parts: [GalleryPage.Document] = []
    run.forEach { document, number in
      document.failure == nil ? Gallery.document(document, prefix: "p\(number + 1)") : nil
    } consume: { _, part, _ in
      if let part { parts.append(part) }
    }
    let title = parts.count == 1 ? parts[0].name : "viewc"
    let text = HTMLEncoder.encode(GalleryPage(title: title, documents: parts))
    switch target {
    case .standardOutput: run.put(text)
    case .file(let path): run.put(text, to: path)
    case .folder(let folder): run.put(text, to: OutputTarget.path(folder, "index.html"))
    }
  }

  /// A file a picture.
  private static func files(_ run: inout DocumentRun, _ format: PictureFormat, in folder: String) {
    var names = OutputNames()
    var writer = PictureWriter([format], run.context)
    run.forEach { document, _ in
      document.snapshots.flatMap(\.pictures).map { PictureFile([$0], format) }
    } consume: { _, files, run in
      for file in files {
        let name = names.unique(file.name) + "." + format.fileExtension
        writer.write(file, format, to: OutputTarget.path(folder, name), &run)
      }
    }
  }

  /// All pictures in one file, or on standard output.
  private static func sheet(_ run: inout DocumentRun, _ format: PictureFormat, to path: String?) {
    var pictures: [CompiledPicture] = []
    run.forEach { document, _ in
      document.snapshots.flatMap(\.pictures)
    } consume: { _, more, _ in
      pictures += more
    }
    guard !pictures.isEmpty else {
      // Where there are errors they say why.
      if run.report.errorCount == 0, run.status == .success { run.fail("there is no view to draw") }
      return
    }
    let file = PictureFile(pictures, format)
    guard let path else {
      run.put(file.text)
      return
    }
    var writer = PictureWriter([format], run.context)
    writer.write(file, format, to: path, &run)
  }
}
