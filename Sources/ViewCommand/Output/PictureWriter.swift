internal import Diagnostics
internal import ViewCompiler

/// Writes files of pictures; starts the helper program when the first picture needs it.
struct PictureWriter {
  private let format: PictureFormat
  /// nil where it isn't needed or isn't there.
  private let rasterizer: (any Rasterizer)?
  /// Whether it was said that the helper program is missing.
  private var hasComplained = false

  /// Writes pictures in a format.
  init(_ format: PictureFormat, _ context: CommandContext) {
    self.format = format
    rasterizer = format.needsHelper ? TypesettingHelper.find(context) : nil
  }

  /// Writes a file; where that can't be done the run says so, and ends with status 2.
  mutating func write(_ file: PictureFile, to path: String, _ run: inout DocumentRun) {
    guard format.needsHelper else { return run.put(file.text, to: path) }
    guard let rasterizer else {
      if !hasComplained { run.fail(TypesettingHelper.absence) }
      hasComplained = true
      return
    }
    let target = run.context.files.absolute(path)
    let folder = target.lastIndex(of: "/").map { String(target[..<$0]) } ?? ""
    if let error = OutputWriter(run.context.files).makeFolder(folder) {
      return run.fail("\(path): \(error.message)")
    }
    let source = RasterSource(svg: file.text, families: file.families)
    run.count(
      format == .pdf
        ? rasterizer.writePDF(source, to: target)
        : rasterizer.writePNG(source, scale: file.scale, to: target), of: path)
  }
}
