internal import Diagnostics
internal import Rendering
internal import ViewCompiler

/// The folder that `viewc compile` writes: a folder a document, and a page over all.
struct OutputFolder {
  private let path: String
  private let kinds: Set<EmitKind>
  private var names = OutputNames()
  private var writer: PictureWriter
  private var pages: [GalleryPage.Document] = []
  private(set) var depfile = Depfile()
  /// What was written, for people: the folders of documents, then the page.
  private(set) var places: [String] = []

  /// A folder for `kinds` of output.
  init(_ path: String, _ kinds: Set<EmitKind>, _ context: CommandContext) {
    self.path = path
    self.kinds = kinds
    writer = PictureWriter(kinds.compactMap(\.pictureFormat), context)
  }

  /// Makes and marks the folder; whether that was possible.
  func prepare(_ run: inout DocumentRun) -> Bool {
    let files = run.context.files
    guard let error = OutputWriter(files).makeFolder(path) ?? OutputMark.mark(path, files) else {
      return true
    }
    run.fail("\(path): \(error.message)")
    return false
  }

  /// Writes the files of a document.
  mutating func write(_ output: DocumentOutput, _ run: inout DocumentRun) {
    guard output.wasRead else { return }
    let name = names.unique(output.name)
    let folder = OutputTarget.path(path, name)
    var files: [String] = []
    for file in output.texts {
      let target = folder + "/" + file.name
      if run.put(file.text, to: target) { files.append(target) }
    }
    for file in output.drawings {
      let target = folder + "/" + file.name
      if writer.write(file.picture, file.format, to: target, &run) { files.append(target) }
    }
    if !files.isEmpty { places.append(folder) }
    depfile.add(files, inputs: output.inputs)
    if kinds.contains(.html) { pages.append(page(of: output, in: name, number: pages.count + 1)) }
  }

  /// Writes the page over all documents.
  mutating func finish(_ run: inout DocumentRun) {
    guard kinds.contains(.html) else { return }
    let target = OutputTarget.path(path, "index.html")
    let title = pages.count == 1 ? pages[0].name : "viewc"
    guard run.put(HTMLEncoder.encode(GalleryPage(title: title, documents: pages)), to: target) else { return }
    depfile.add([target], inputs: depfile.inputs)
    places.append(target)
  }

  private func page(of output: DocumentOutput, in folder: String, number: Int) -> GalleryPage.Document {
    let shots = output.shots.enumerated().map { index, shot in
      let drawing = shot.drawing.map { SVGEncoder.encode($0, prefix: "p\(number)-\(index + 1)-") }
      let source: GalleryPage.Shot.Source =
        drawing.map { .inline(svg: $0) } ?? .file("\(folder)/\(shot.picture).svg")
      return GalleryPage.Shot(title: shot.picture, caption: shot.caption, size: shot.size, source: source)
    }
    let links = output.texts.compactMap { file in
      file.title.map { GalleryPage.Link(title: $0, path: "\(folder)/\(file.name)") }
    }
    return GalleryPage.Document(
      name: output.name, path: output.path, shots: shots, findings: output.findings, links: links)
  }
}
