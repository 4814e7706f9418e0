internal import Foundation
package import Testing

/// An expected file: compared where it is there, rewritten with `VIEWC_UPDATE=1`.
package struct GoldenFile: Sendable {
  private let url: URL
  private let title: String

  /// The file `name` of a case.
  package init(_ name: String, of golden: GoldenCase) {
    url = golden.folder.appending(path: name)
    title = golden.name + "/" + name
  }

  /// Whether the case asks for the comparison.
  package var isRequested: Bool { FileManager.default.fileExists(atPath: url.path) }

  /// Whether expected files are to be rewritten.
  package static var isUpdating: Bool { ProcessInfo.processInfo.environment["VIEWC_UPDATE"] == "1" }

  /// Compares `actual` with the file; a difference is an issue with a diff, and leaves the actual file under
  /// `.build/golden`.
  package func compare(_ actual: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let expected = try String(contentsOf: url, encoding: .utf8)
    guard expected != actual else { return }
    if GoldenFile.isUpdating {
      try actual.write(to: url, atomically: true, encoding: .utf8)
      return
    }
    let copy = Workspace.actual.appending(path: title)
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try actual.write(to: copy, atomically: true, encoding: .utf8)
    let diff = TextDiff.unified(expected, actual)
    Issue.record("Specs/\(title) differs:\n\(diff)", sourceLocation: sourceLocation)
  }
}
