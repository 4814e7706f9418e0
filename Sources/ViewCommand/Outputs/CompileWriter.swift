internal import Diagnostics
internal import Reporting
internal import ViewCompiler

/// Writes what `viewc compile` made, document after document, then the page over all.
struct CompileWriter {
  private let inputs: [CompilerInput]
  private let folders: [String]
  private let kinds: [EmitKind]
  private let context: CommandContext
  private let rasterizer: (any Rasterizer)?
  private var output: OutputFolder
  private var page = IndexPage()
  private var dependencies = DepFile()
  private var allInputs: [String] = []
  private var rasterFailure: String?

  /// A writer into `folder` for the documents of a run.
  init(inputs: [CompilerInput], folder: String, kinds: [EmitKind], context: CommandContext) {
    self.inputs = inputs
    self.kinds = kinds
    self.context = context
    folders = OutputNames.folders(of: inputs)
    output = OutputFolder(folder, files: context.files)
    rasterizer = kinds.contains(.png) || kinds.contains(.pdf) ? TypesettingHelper.find(context) : nil
    output.prepare()
  }

  /// Writes the outputs of the input at `number`.
  mutating func write(_ outputs: DocumentOutputs, findings: [Finding], number: Int) {
    let folder = folders[number]
    let firstName = output.names.count
    for text in outputs.texts { output.write(text.text, to: folder + "/" + text.name) }
    for raster in outputs.rasters { draw(raster, folder: folder) }
    for name in output.names[firstName...] {
      dependencies.add(output.shown(name), from: outputs.readPaths)
    }
    allInputs += outputs.readPaths
    if kinds.contains(.html) {
      page.add(inputs[number], outputs, folder: folder, findings: findings)
    }
  }

  /// Writes the page and the file of dependencies, and says what was done.
  mutating func finish(depFile: String?, _ run: inout DocumentRun) {
    if kinds.contains(.html), !inputs.isEmpty {
      output.write(page.html, to: "index.html")
      dependencies.add(output.shown("index.html"), from: allInputs)
    }
    run.report(output, hint: kinds.contains(.html) ? "; open " + output.shown("index.html") : "")
    if let rasterFailure { run.fail(rasterFailure) }
    if let depFile { run.put(dependencies.contents, to: depFile) }
  }

  private mutating func draw(_ raster: DocumentOutputs.Raster, folder: String) {
    guard let rasterizer else {
      rasterFailure = TypesettingHelper.absence
      return
    }
    let name = folder + "/" + raster.name
    if kinds.contains(.png) {
      output.write(to: name + ".png") { rasterizer.writePNG(raster.picture, scale: raster.scale, to: $0) }
    }
    if kinds.contains(.pdf) {
      output.write(to: name + ".pdf") { rasterizer.writePDF(raster.picture, to: $0) }
    }
  }
}
