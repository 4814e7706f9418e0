internal import Diagnostics
internal import Rendering
internal import Reporting
internal import ViewCompiler

/// Gathers the page over all documents of a run.
struct IndexPage {
  private var documents: [GalleryPage.Document] = []

  /// Adds a document whose outputs are in `folder`, a path below the page.
  mutating func add(
    _ input: CompilerInput, _ outputs: DocumentOutputs, folder: String, findings: [Reporting.Finding]
  ) {
    let shots = outputs.shots.map { shot in
      let source: GalleryPage.Shot.Source
      switch shot.source {
      case .file(let name): source = .file(folder + "/" + name)
      case .inline(let svg): source = .inline(svg: svg)
      }
      return GalleryPage.Shot(title: shot.title, caption: shot.caption, size: shot.size, source: source)
    }
    documents.append(
      GalleryPage.Document(
        name: input.name, path: IndexPage.shown(input), shots: shots,
        findings: findings.map(IndexPage.finding),
        links: outputs.texts.map { GalleryPage.Link(title: $0.name, path: folder + "/" + $0.name) }))
  }

  /// The page as HTML.
  var html: String { HTMLEncoder.encode(GalleryPage(title: "viewc", documents: documents)) }

  /// The path as given; of an absolute one the file's name only, since outputs name no machine's folders.
  private static func shown(_ input: CompilerInput) -> String {
    input.path.hasPrefix("/") ? input.fileName : input.path
  }

  private static func finding(_ finding: Reporting.Finding) -> GalleryPage.Finding {
    let place = finding.location
    let path = place.path.hasPrefix("/") ? String(place.path.split(separator: "/").last ?? "") : place.path
    return GalleryPage.Finding(
      severity: finding.severity.word, kind: finding.kind.name, message: finding.message,
      place: "\(path):\(place.line):\(place.column)")
  }
}
