internal import Rendering

/// A form in which a picture can be written.
enum PictureFormat: String, CaseIterable, Sendable {
  case svg, png, pdf, ascii, html

  /// The extension of its files, without a dot.
  var fileExtension: String { self == .ascii ? "txt" : rawValue }

  /// Whether a helper program makes it.
  var needsHelper: Bool { self == .png || self == .pdf }

  /// The format of files with the extension of `path`; nil where none has it.
  static func named(by path: String) -> PictureFormat? {
    allCases.first { path.lowercased().hasSuffix("." + $0.fileExtension) }
  }
}
