internal import Catalog
internal import Geometry
internal import Instantiation
internal import Rendering
internal import SwiftGeneration
internal import ViewCompiler

/// What is to be written for one document, as text; made beside other documents, written in turn.
struct DocumentOutputs: Sendable {
  /// A file of text, by its name in the document's folder.
  struct Text: Sendable {
    let name: String
    let text: String
  }

  /// A picture that a helper program turns into PNG and PDF.
  struct Raster: Sendable {
    /// The name without extension.
    let name: String
    let picture: RasterSource
    /// Pixels a point.
    let scale: Double
  }

  /// A picture for the page over all documents.
  struct Shot: Sendable {
    let title: String
    let caption: String
    let size: Size
    let source: Source

    /// Where the page finds the picture.
    enum Source: Sendable {
      /// A file in the document's folder.
      case file(String)
      /// The SVG itself, its ids unique over all documents.
      case inline(String)
    }
  }

  private(set) var texts: [Text] = []
  private(set) var rasters: [Raster] = []
  private(set) var shots: [Shot] = []
  /// All files that were read for the document.
  let readPaths: [String]

  private let number: Int

  /// The outputs of `document`, the run's one at position `number`, of the kinds in `kinds`.
  init(_ document: CompiledDocument, number: Int, kinds: [EmitKind]) {
    self.number = number
    readPaths = document.readPaths
    let base = OutputNames.safe(document.input.name)
    if kinds.contains(.swift), let file = document.generated {
      texts.append(Text(name: base + ".swift", text: file.text))
    }
    if kinds.contains(.layout), !document.snapshots.isEmpty {
      texts.append(Text(name: base + ".layout.json", text: DocumentOutputs.layouts(of: document)))
    }
    let names = OutputNames.pictures(of: document)
    for (snapshot, names) in zip(document.snapshots, names) {
      for (picture, name) in zip(snapshot.pictures, names) {
        add(picture, name: name, snapshot, kinds)
      }
    }
  }

  private mutating func add(
    _ picture: Picture, name: String, _ snapshot: CompiledSnapshot, _ kinds: [EmitKind]
  ) {
    if kinds.contains(.ascii) {
      texts.append(Text(name: name + ".txt", text: ASCIIEncoder.encode(picture)))
    }
    let isDrawn = kinds.contains(.svg)
    let isRastered = kinds.contains(.png) || kinds.contains(.pdf)
    let svg = isDrawn || isRastered ? SVGEncoder.encode(picture) : ""
    if isDrawn { texts.append(Text(name: name + ".svg", text: svg)) }
    if kinds.contains(.html) {
      let prefix = "d\(number + 1)s\(shots.count + 1)-"
      shots.append(
        Shot(
          title: picture.name, caption: snapshot.label.joined(separator: " · "), size: picture.size,
          source: isDrawn ? .file(name + ".svg") : .inline(SVGEncoder.encode(picture, prefix: prefix))))
    }
    if isRastered {
      rasters.append(
        Raster(
          name: name, picture: RasterSource(svg: svg, families: FontFamilies.used(in: picture)),
          scale: snapshot.views.traits.scale))
    }
  }

  private static func layouts(of document: CompiledDocument) -> String {
    let objects = document.snapshots.compactMap { snapshot in
      snapshot.layout.map { LayoutJSON.object(file: document.input.fileName, $0, snapshot.views) }
    }
    return LayoutJSON.array(objects)
  }
}
