internal import Rendering
internal import ViewCompiler

/// A file with one picture or several, as text: what the file will hold, or the SVG that becomes a PNG or
/// PDF.
struct PictureFile: Sendable {
  /// The file's name without extension.
  let name: String
  let text: String
  /// Pixels per point.
  let scale: Double
  /// The fonts that the pictures name.
  let families: [String]

  /// Encodes pictures; not for HTML, which is a page over documents.
  init(_ pictures: [CompiledPicture], _ format: PictureFormat) {
    name = pictures.first?.name ?? ""
    scale = pictures.map(\.scale).max() ?? 1
    var families: [String] = []
    for picture in pictures {
      families += picture.picture.families.filter { !families.contains($0) }
    }
    self.families = families
    switch format {
    case .ascii: text = PictureFile.drawings(pictures)
    case .svg, .png, .pdf, .html: text = SVGSheet.encode(pictures.map(\.picture))
    }
  }

  /// Pictures in characters, below each other; several have their names above them.
  private static func drawings(_ pictures: [CompiledPicture]) -> String {
    if pictures.count == 1 { return ASCIIEncoder.encode(pictures[0].picture) }
    return pictures.map { "\($0.name)\n" + ASCIIEncoder.encode($0.picture) }.joined(separator: "\n")
  }
}
