import Foundation
import GoldenTesting
import Testing

/// `Specs/gallery/<case>`: every file that `viewc compile --strict` makes of a whole screen, under `output`.
@Suite struct GalleryGoldenTests {
  @Test(arguments: GoldenCase.all(in: "gallery"))
  func compilesWithoutAWarningToTheExpectedFiles(golden: GoldenCase) throws {
    let folder = try Workspace.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = CommandRun(
      ["compile", "--strict", "--color", "never", "-o", folder.path, golden.input.lastPathComponent],
      in: golden.folder.path)
    #expect(run.status == 0, "\(run.errors)")
    let expected = golden.folder.appending(path: "output")
    let made = files(under: folder)
    if GoldenFile.isUpdating { try replace(expected, by: folder) }
    #expect(files(under: expected) == made)
    #expect(!made.isEmpty)
    for name in made {
      let actual = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      try GoldenFile("output/" + name, of: golden).compare(actual)
    }
  }

  /// The paths of the files in a folder, without the mark of earlier output.
  private func files(under folder: URL, prefix: String = "") -> [String] {
    Workspace.names(in: folder).flatMap { name -> [String] in
      let child = folder.appending(path: name)
      if name.hasPrefix(".") { return [] }
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: child.path, isDirectory: &isFolder)
      return isFolder.boolValue ? files(under: child, prefix: prefix + name + "/") : [prefix + name]
    }
  }

  private func replace(_ old: URL, by new: URL) throws {
    try? FileManager.default.removeItem(at: old)
    try FileManager.default.copyItem(at: new, to: old)
  }
}
