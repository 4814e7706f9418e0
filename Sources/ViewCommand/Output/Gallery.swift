internal import Diagnostics
internal import Rendering
internal import Reporting
internal import ViewCompiler

/// Makes the parts of an HTML page from compiled documents.
enum Gallery {
  /// A document with its pictures drawn in the page itself; `prefix` keeps their ids apart from other
  /// documents'.
  static func document(_ document: CompiledDocument, prefix: String) -> GalleryPage.Document {
    let shots = document.snapshots.flatMap(\.pictures).enumerated().map { number, picture in
      shot(picture, .inline(svg: SVGEncoder.encode(picture.picture, prefix: "\(prefix)-\(number + 1)-")))
    }
    return GalleryPage.Document(
      name: document.name, path: shown(document.input.path), shots: shots,
      findings: findings(document.report),
      links: [])
  }

  /// A picture with its captions.
  static func shot(_ picture: CompiledPicture, _ source: GalleryPage.Shot.Source) -> GalleryPage.Shot {
    GalleryPage.Shot(
      title: picture.name, caption: picture.caption, size: picture.picture.size, source: source)
  }

  /// The findings of a document, without folders of this machine.
  static func findings(_ report: Report) -> [GalleryPage.Finding] {
    report.findings.map { finding in
      let place = finding.location
      return GalleryPage.Finding(
        severity: finding.severity.word, kind: finding.kind.name, message: finding.message,
        place: "\(shown(place.path)):\(place.line):\(place.column)")
    }
  }

  /// A path as outputs may have it: an absolute one would differ from machine to machine.
  static func shown(_ path: String) -> String {
    path.hasPrefix("/") ? FilePath.name(of: path) : path
  }
}
