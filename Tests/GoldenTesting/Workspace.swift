package import Foundation

/// Where the tests find the repository, and what comes with it on some machines only.
package enum Workspace {
  /// The repository's root.
  package static let root: URL = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The golden cases.
  package static let specs = root.appending(path: "Specs")

  /// Where actual files are left that differ from the expected ones.
  package static let actual = root.appending(path: ".build/golden")

  /// A corpus of real documents beside the repository; nil where there is none.
  package static func corpus(_ name: String) -> URL? {
    let folder = root.deletingLastPathComponent().appending(path: "shared/corpus/\(name)")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }

  /// The names in a folder, sorted; empty where it can't be read.
  package static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// A new, empty folder for a test.
  package static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "viewc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
