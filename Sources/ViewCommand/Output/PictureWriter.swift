internal import Diagnostics
internal import ViewCompiler

/// Writes files of pictures; has the helper program started when the first picture needs it.
struct PictureWriter {
  /// nil where no format needs it, or where it isn't there.
  private let rasterizer: (any Rasterizer)?
  /// Whether it was said that the helper program is missing.
  private var hasComplained = false

  /// Writes pictures in some formats.
  init(_ formats: [PictureFormat], _ context: CommandContext) {
    rasterizer = formats.contains(where: \.needsHelper) ? TypesettingHelper.find(context) : nil
  }

  /// Writes a file; where that can't be done the run says so, and ends with status 2.
  ///
  /// Answers whether the file is there now.
  @discardableResult
  mutating func write(
    _ file: PictureFile, _ format: PictureFormat, to path: String, _ run: inout DocumentRun
  ) -> Bool {
    guard format.needsHelper else { return run.put(file.text, to: path) }
    guard let rasterizer else {
      if !hasComplained { run.fail(TypesettingHelper.absence) }
      hasComplained = true
      return false
    }
    let target = run.context.files.absolute(path)
    let folder = target.lastIndex(of: "/").map { String(target[..<$0]) } ?? ""
    if let error = OutputWriter(run.context.files).makeFolder(folder) {
      return run.count(.failure(error), of: path)
    }
    let source = RasterSource(svg: file.text, families: file.families)
    return run.count(
      format == .pdf
        ? rasterizer.writePDF(source, to: target)
        : rasterizer.writePNG(source, scale: file.scale, to: target), of: path)
  }
}
