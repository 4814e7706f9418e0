/// The forms of pictures that `viewc render` writes.
enum RenderFormat: String, CaseIterable, Sendable {
  case svg, png, pdf, ascii, html

  /// The format of files with an extension; nil for others.
  init?(fileExtension: String) {
    switch fileExtension {
    case "txt": self = .ascii
    case "htm": self = .html
    default: self.init(rawValue: fileExtension)
    }
  }

  /// Whether it is text, which a terminal can take.
  var isText: Bool { self != .png && self != .pdf }

  /// The output that has the pictures.
  var emitKind: EmitKind {
    switch self {
    case .svg: .svg
    case .png: .png
    case .pdf: .pdf
    case .ascii: .ascii
    case .html: .html
    }
  }

  /// The extension of the files.
  var fileExtension: String { self == .ascii ? "txt" : rawValue }
}
