internal import Diagnostics
internal import ViewCompiler

/// Writes pictures where `viewc render` was told to.
struct RenderWriter {
  private let format: RenderFormat
  /// Pixels a point, where asked for.
  private let scale: Int?
  private let context: CommandContext
  private let rasterizer: (any Rasterizer)?

  /// A writer of one format; `scale` in pixels a point replaces the devices' own.
  init(format: RenderFormat, scale: Int?, context: CommandContext) {
    self.format = format
    self.scale = scale
    self.context = context
    rasterizer = format.isText ? nil : TypesettingHelper.find(context)
  }

  /// Writes `pictures` to standard output, to the one file `path`, or into the folder `path`.
  func write(_ pictures: [RenderedPicture], folders: [String], to path: String?, _ run: inout DocumentRun) {
    guard !pictures.isEmpty else { return }
    guard format.isText || rasterizer != nil else { return run.fail(TypesettingHelper.absence) }
    guard let path, path != "-" else { return print(pictures, &run) }
    var output: OutputFolder
    if pictures.count == 1, !isFolder(path) {
      let slash = path.lastIndex(of: "/")
      output = OutputFolder(slash.map { String(path[..<$0]) } ?? ".", files: context.files)
      write(
        pictures[0], as: String(path[(slash.map { path.index(after: $0) } ?? path.startIndex)...]), &output)
    } else {
      output = OutputFolder(path, files: context.files)
      output.prepare()
      let isFlat = Set(pictures.map(\.name)).count == pictures.count
      for picture in pictures {
        write(picture, as: isFlat ? picture.name : folders[picture.number] + "/" + picture.name, &output)
      }
    }
    run.report(output)
  }

  private func print(_ pictures: [RenderedPicture], _ run: inout DocumentRun) {
    guard pictures.count == 1 || format == .ascii else {
      return run.fail("\(pictures.count) pictures; name a folder with '-o'")
    }
    for picture in pictures {
      guard case .text(let text) = picture.content else { continue }
      run.put(pictures.count == 1 ? text : picture.name + "\n" + text + "\n")
    }
  }

  private func write(_ picture: RenderedPicture, as name: String, _ output: inout OutputFolder) {
    switch picture.content {
    case .text(let text): output.write(text, to: name)
    case .raster(let raster):
      output.write(to: name) { target in
        guard let rasterizer else { return .failure(FileError(TypesettingHelper.absence)) }
        if format == .pdf { return rasterizer.writePDF(raster.picture, to: target) }
        return rasterizer.writePNG(raster.picture, scale: scale.map(Double.init) ?? raster.scale, to: target)
      }
    }
  }

  private func isFolder(_ path: String) -> Bool {
    path.hasSuffix("/") || FileKind.at(context.files.absolute(path), followsLinks: true) == .success(.folder)
  }
}
