import Foundation
import GoldenTesting
import Testing
import ViewCommand

@Suite struct WalkTests {
  /// The files that a walk takes, in its order.
  private func walked(_ site: Site, _ path: String = ".") throws -> [String] {
    try JSONFile.list(in: site.run("layout", "--format", "json", path).output)
  }

  @Test func takesDocumentsAndSpecsAndNothingElse() throws {
    let site = try Site([
      "b/B.xib": Documents.xib(), "A.storyboard": Documents.xib(), "notes.txt": "",
      "s/late.xml": "<?xml version=\"1.0\"?>\n<!-- <other/> -->\n<spec name=\"x\"/>", "other.xml": "<plist/>",
      "s/specification.xml": "<specification/>", "s/broken.xml": "no",
    ])
    #expect(try walked(site) == ["A.storyboard", "b/B.xib", "s/late.xml"])
    #expect(site.run("check", ".").errors.contains("3 other XML files"))
  }

  @Test func leavesFoldersOfToolsAndEarlierOutputOut() throws {
    let skipped = [".git", ".build", "DerivedData", "Pods", "Carthage", "node_modules"]
    var files = Dictionary(uniqueKeysWithValues: skipped.map { ("deep/\($0)/A.xib", Documents.xib()) })
    files["deep/Podsy/A.xib"] = Documents.xib()
    files["out/.viewc-output"] = ""
    files["out/A/A.xib"] = Documents.xib()
    #expect(try walked(Site(files)) == ["deep/Podsy/A.xib"])
    #expect(try walked(Site(["Pods/A.xib": Documents.xib()]), "Pods") == ["Pods/A.xib"], "asked for by name")
  }

  @Test func followsNoLinksBelowTheRoot() throws {
    let site = try Site(["in/A.xib": Documents.xib(), "away/B.xib": Documents.xib()])
    let manager = FileManager.default
    try manager.createSymbolicLink(at: site.url("in/away"), withDestinationURL: site.url("away"))
    try manager.createSymbolicLink(at: site.url("in/loop"), withDestinationURL: site.url("in"))
    try manager.createSymbolicLink(at: site.url("in/B.xib"), withDestinationURL: site.url("away/B.xib"))
    try manager.createSymbolicLink(at: site.url("link"), withDestinationURL: site.url("in"))
    #expect(try walked(site, "in") == ["in/A.xib"])
    #expect(try walked(site, "link") == ["link/A.xib"], "the root itself may be one")
    #expect(site.run("check", "in").errors.contains("passed over: 3 symbolic links"))
  }

  @Test func ordersNamesByTheirBytes() throws {
    let names = ["b.xib", "B.xib", "a/z.xib", "a.xib", "ä.xib", "a-b.xib"]
    let site = try Site(Dictionary(uniqueKeysWithValues: names.map { ($0, Documents.xib()) }))
    #expect(try walked(site) == ["B.xib", "a/z.xib", "a-b.xib", "a.xib", "b.xib", "ä.xib"])
  }

  @Test func takesWhatIsNamedTwiceFromAFolderOnce() throws {
    let site = try Site(["A.xib": Documents.wrong])
    #expect(site.run("check", "A.xib", ".").errors.hasSuffix("1 document, 1 error, no warnings\n"))
  }

  @Test func takesDeepFolders() throws {
    let path = String(repeating: "d/", count: 300) + "A.xib"
    #expect(try walked(Site([path: Documents.xib()])) == [path])
  }

  @Test func readsStandardInputUnderAName() throws {
    let site = try Site()
    site.input = Documents.wrong
    let run = site.run("check", "-", "--stdin-path", "Dir/Login.xib")
    #expect(run.status == .findings)
    #expect(run.errors.hasPrefix("Dir/Login.xib:7:"))
  }
}

/// A row of `viewc layout --format json`.
private struct JSONFile: Decodable {
  let file: String

  static func list(in text: String) throws -> [String] {
    try JSONDecoder().decode([JSONFile].self, from: Data(text.utf8)).map(\.file)
  }
}
