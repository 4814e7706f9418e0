internal import Diagnostics
internal import Geometry
internal import Rendering
internal import Reporting
internal import SwiftGeneration
internal import ViewCompiler

/// The files that `viewc compile` makes of one document, before it is known where they go.
struct DocumentOutput: Sendable {
  /// A file that is text.
  struct TextFile: Sendable {
    let name: String
    let text: String
    /// What it is, in the page over all documents; nil for what needs no link.
    let title: String?
  }

  /// A file that the helper program makes of a picture.
  struct DrawnFile: Sendable {
    let name: String
    let format: PictureFormat
    let picture: PictureFile
  }

  /// A picture in the page: of a file, or drawn in the page itself.
  struct Shot: Sendable {
    let picture: String
    let caption: String
    let size: Size
    /// What to draw in the page; nil where the picture's SVG has a file.
    let drawing: Picture?
  }

  let name: String
  /// Whether the document's file could be read.
  let wasRead: Bool
  /// The path as it was given, without folders of this machine.
  let path: String
  private(set) var texts: [TextFile] = []
  private(set) var drawings: [DrawnFile] = []
  private(set) var shots: [Shot] = []
  let findings: [GalleryPage.Finding]
  /// The files that were read.
  let inputs: [String]

  /// Encodes what `kinds` asks for of `document`; nothing of a document with errors.
  init(_ document: CompiledDocument, _ kinds: Set<EmitKind>) {
    name = OutputNames.safe(document.name)
    wasRead = document.failure == nil
    path = Gallery.shown(document.input.path)
    findings = Gallery.findings(document.report)
    inputs = document.readPaths
    guard document.report.errorCount == 0 else { return }
    if kinds.contains(.swift), let swift = document.swift {
      texts.append(TextFile(name: name + ".swift", text: swift.text, title: "Swift"))
    }
    if kinds.contains(.layout) { addLayout(document) }
    for picture in document.snapshots.flatMap(\.pictures) { add(picture, kinds) }
  }

  /// All layouts of the document, an object a snapshot.
  private mutating func addLayout(_ document: CompiledDocument) {
    let file = FilePath.name(of: document.input.path)
    let layouts = LayoutJSON.layouts(of: document).map { LayoutJSON.object(file: file, [$0]) }
    guard !layouts.isEmpty else { return }
    texts.append(TextFile(name: name + ".layout.json", text: LayoutJSON.array(layouts), title: "Layout"))
  }

  private mutating func add(_ picture: CompiledPicture, _ kinds: Set<EmitKind>) {
    for kind in EmitKind.allCases where kinds.contains(kind) {
      guard let format = kind.pictureFormat else { continue }
      let name = picture.name + "." + format.fileExtension
      let file = PictureFile([picture], format)
      if !format.needsHelper {
        texts.append(TextFile(name: name, text: file.text, title: nil))
      } else {
        drawings.append(DrawnFile(name: name, format: format, picture: file))
      }
    }
    guard kinds.contains(.html) else { return }
    let drawing = kinds.contains(.svg) ? nil : picture.picture
    shots.append(
      Shot(picture: picture.name, caption: picture.caption, size: picture.picture.size, drawing: drawing))
  }
}
