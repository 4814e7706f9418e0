import Foundation
import GoldenTesting
import Testing

/// `viewc fix` mends what has one repair, and nothing else.
@Suite struct FixCommandTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>\r
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">\r
      <objects>\r
        <view contentMode="scaleToFil" id="box-vi-ew0">\r
          <connections>\r
            <outlet property="a" destination="lab-el-000" id="con-ne-ct0"/>\r
            <outlet property="a" destination="lab-el-000" id="con-ne-ct1"/>\r
          </connections>\r
        </view>\r
        <label id="lab-el-000" textAligment="left"/>\r
      </objects>\r
    </document>\r

    """

  private func folder(_ bytes: Data = Data(document.utf8)) throws -> URL {
    let folder = try Workspace.temporaryFolder()
    try bytes.write(to: folder.appending(path: "A.xib"))
    return folder
  }

  private func run(_ arguments: [String], in folder: URL) -> CommandRun {
    CommandRun(["fix", "--quiet", "--no-layout"] + arguments, in: folder.path)
  }

  @Test func mendsUntilNothingIsLeft() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = run(["A.xib"], in: folder)
    #expect(first.status == 0 && first.errors == "" && first.output == "")
    let text = try String(contentsOf: folder.appending(path: "A.xib"), encoding: .utf8)
    let expected = Self.document.replacing("scaleToFil\"", with: "scaleToFill\"")
      .replacing("textAligment", with: "textAlignment")
      .replacing(
        "        <outlet property=\"a\" destination=\"lab-el-000\" id=\"con-ne-ct1\"/>\r\n", with: "")
    #expect(text == expected)
    #expect(run(["A.xib", "--dry-run"], in: folder).output == "")
  }

  @Test func showsWhatItWouldDo() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let dry = run(["A.xib", "-n", "--only", "invalid-value"], in: folder)
    #expect(dry.output.hasPrefix("--- A.xib\n+++ A.xib\n@@ -1,7 +1,7 @@\n"))
    #expect(dry.output.contains("-    <view contentMode=\"scaleToFil\""))
    #expect(dry.output.contains("+    <view contentMode=\"scaleToFill\""))
    #expect(!dry.output.contains("con-ne-ct1\"/>\r\n-"))
    let text = try String(contentsOf: folder.appending(path: "A.xib"), encoding: .utf8)
    #expect(text == Self.document)
  }

  @Test func leavesOtherEncodingsAlone() throws {
    let text = Self.document.replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"")
    let bytes = try #require(text.data(using: .utf16))
    let folder = try folder(bytes)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = run(["A.xib"], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("A.xib: is not UTF-8; it is left alone"))
    #expect(try Data(contentsOf: folder.appending(path: "A.xib")) == bytes)
  }

  @Test func refusesUnknownKinds() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = run(["A.xib", "--only", "invalid-valeu"], in: folder)
    #expect(run.status == 2 && run.errors.contains("invalid-value"))
  }
}
