import Foundation
import GoldenTesting
import Testing

/// Findings of a baseline don't count, new ones do, wherever their lines have moved.
@Suite struct BaselineTests {
  private func document(_ lines: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects><view id="box-vi-ew0"><subviews>
    \(lines)
    </subviews></view></objects></document>
    """
  }

  private let mistake = #"<label id="lab-el-000" numberOfLines="x"/>"#
  private let other = #"<label id="lab-el-001" numberOfLines="y"/>"#

  private func folder(_ lines: String) throws -> URL {
    let folder = try Workspace.temporaryFolder()
    try Data(document(lines).utf8).write(to: folder.appending(path: "A.xib"))
    return folder
  }

  private func check(_ arguments: [String], in folder: URL) -> CommandRun {
    CommandRun(["check", "--no-layout", "A.xib"] + arguments, in: folder.path)
  }

  @Test func letsKnownFindingsPass() throws {
    let folder = try folder(mistake)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(check([], in: folder).status == 1)
    let written = check(["--write-baseline", "known.json"], in: folder)
    #expect(written.status == 0 && written.errors.contains("1 in the baseline"))
    try Data(document("<!-- moved -->\n" + mistake).utf8).write(to: folder.appending(path: "A.xib"))
    #expect(check(["--baseline", "known.json"], in: folder).status == 0)
    try Data(document(mistake + other).utf8).write(to: folder.appending(path: "A.xib"))
    let new = check(["--baseline", "known.json"], in: folder)
    #expect(new.status == 1 && new.errors.contains("'y'") && !new.errors.contains("'x'"))
    try Data(document("").utf8).write(to: folder.appending(path: "A.xib"))
    let clean = check(["--baseline", "known.json"], in: folder)
    #expect(clean.status == 0 && clean.errors.contains("known.json: 1 of its findings are there no more"))
  }

  @Test(arguments: [
    "", "[]", #"{"schemaVersion": 2, "findings": []}"#, #"{"schemaVersion": 1, "findings": [{}]}"#,
  ])
  func refusesWhatIsNone(text: String) throws {
    let folder = try folder("")
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appending(path: "known.json"))
    let run = check(["--baseline", "known.json"], in: folder)
    #expect(run.status == 2 && run.errors.contains("known.json: is no baseline"))
    #expect(check(["--baseline", "gone.json"], in: folder).status == 2)
  }
}
