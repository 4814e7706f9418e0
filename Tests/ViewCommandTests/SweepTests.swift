import Foundation
import Testing
import ViewCommand

/// `viewc check` over several devices, languages and the like.
@Suite struct SweepTests {
  /// A storyboard of a screen of 320 points with a banner as wide, tied to both sides, and a label.
  private static func storyboard(text: String = "Title") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_0" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="sce-ne-001"><objects><viewController id="con-tr-001">
        <view key="view" contentMode="scaleToFill" id="roo-tv-001">
          <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="ban-ne-001"/>
            <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001"/>
          </subviews>
          <constraints>
            <constraint firstItem="ban-ne-001" firstAttribute="width" constant="320" id="wid-th-001"/>
            <constraint firstItem="ban-ne-001" firstAttribute="height" constant="90" id="hei-gh-001"/>
            \(tie("ban-ne-001", "top", "a")) \(tie("ban-ne-001", "leading", "b"))
            \(tie("ban-ne-001", "trailing", "c")) \(tie("lab-el-001", "bottom", "d"))
            \(tie("lab-el-001", "leading", "e")) \(tie("lab-el-001", "trailing", "f"))
          </constraints>
        </view>
      </viewController></objects></scene></scenes>
    </document>

    """
  }

  private static func tie(_ item: String, _ edge: String, _ id: String) -> String {
    """
    <constraint firstItem="\(item)" firstAttribute="\(edge)" secondItem="roo-tv-001" \
    secondAttribute="\(edge)" id="tie-to-00\(id)"/>
    """
  }

  private static let devices = ["--devices", "retina4_0,retina4_7,ipad9_7"]

  @Test func aLayoutThatBreaksAtSomeWidthsIsOneFindingThatNamesThem() throws {
    let site = try Site(["Main.storyboard": Self.storyboard()])
    let run = site.run(["check", "--quiet", "--format", "json", "Main.storyboard"] + Self.devices)
    #expect(run.status == .findings)
    let wanted = "only at 375 and 768 pt wide (retina4_7, ipad9_7); fine at 320 pt wide (retina4_0)"
    #expect(run.output.contains(#"{"message": "\#(wanted)"}"#), "\(run.output)")
    #expect(run.output.components(separatedBy: "conflicting-constraints").count == 2)
    #expect(site.run("check", "--quiet", "Main.storyboard").status == .success)
  }

  @Test func whatBreaksEverywhereHasNoNote() throws {
    let site = try Site(["Main.storyboard": Self.storyboard()])
    let run = site.run("check", "--quiet", "Main.storyboard", "--devices", "retina4_7,ipad9_7")
    #expect(run.errors.contains("[conflicting-constraints]"))
    #expect(!run.errors.contains("only at"))
  }

  @Test func severalCausesAreNamedTogether() throws {
    let spec = """
      <spec name="A" device="retina6_1"><scene name="Hall"><view id="root">
        <label id="a" font="body" text="The name of the person" pin="top:100 horizontal:20"/>
      </view></scene></spec>
      """
    let site = try Site(["a.xml": spec])
    let run = site.run(
      "check", "--quiet", "a.xml", "--devices", "retina4_0,ipad9_7", "--content-sizes", "L,AX3")
    let wanted = "only at 320 pt wide (retina4_0) at content size AX3; fine in the other 3 of 4 layouts"
    #expect(run.errors.contains("note: " + wanted), "\(run.errors)")
  }

  @Test func theNumberOfThreadsChangesNothing() throws {
    let site = try Site()
    for number in 0..<12 {
      try site.write(
        Self.storyboard(text: String(repeating: "Text ", count: 3 * number)), to: "\(number).storyboard")
    }
    let arguments = ["check", "--format", "json", "."] + Self.devices
    let one = site.run(arguments + ["-j", "1", "--content-sizes", "L,AX5"])
    let four = site.run(arguments + ["-j", "4", "--content-sizes", "L,AX5"])
    #expect(one.output == four.output)
    #expect(one.errors == four.errors)
    #expect(one.output.contains("clipped-text"))
  }

  @Test(arguments: [
    ("de.lproj/Main.strings", #""lab-el-001.text" = "TEXT";"#),
    (
      "mul.lproj/Main.xcstrings",
      #"{"strings": {"lab-el-001.text": {"localizations": {"de": {"stringUnit": {"value": "TEXT"}}}}}}"#
    ),
  ])
  func textsOfALanguageComeFromBesideTheDocument(path: String, strings: String) throws {
    let long = String(repeating: "Titel ", count: 20)
    let site = try Site([
      "Base.lproj/Main.storyboard": Self.storyboard(), path: strings.replacing("TEXT", with: long),
    ])
    let note = "note: only in language 'de'; fine in language 'en'"
    let run = site.run("check", "--quiet", ".", "--languages", "en,de")
    #expect(run.errors.contains("[clipped-text]") && run.errors.contains(note), "\(run.errors)")
    #expect(site.run("check", "--quiet", ".", "--languages", "en,ja").errors == "")
  }

  @Test func stringsInUTF16AreRead() throws {
    let site = try Site(["Base.lproj/Main.storyboard": Self.storyboard()])
    let long = #""lab-el-001.text" = "\#(String(repeating: "Titel ", count: 20))";"#
    try site.write(try #require(long.data(using: .utf16)), to: "de.lproj/Main.strings")
    #expect(site.run("check", "--quiet", ".", "--language", "de").errors.contains("[clipped-text]"))
  }

  @Test func brokenStringsAreReportedWhereTheyAre() throws {
    let site = try Site([
      "Base.lproj/Main.storyboard": Self.storyboard(), "de.lproj/Main.strings": "\"a\" = \"b\"\n",
    ])
    let run = site.run("check", "--quiet", ".", "--languages", "de")
    #expect(run.errors.contains("de.lproj/Main.strings:1:10: error: "), "\(run.errors)")
    #expect(site.run("check", "--quiet", ".").errors == "")
  }

  @Test func languagesBringTheirDirection() throws {
    let site = try Site(["Main.storyboard": Self.storyboard()])
    let arabic = site.run("layout", "Main.storyboard", "--language", "ar")
    let left = site.run("layout", "Main.storyboard", "--language", "ar", "--layout-direction", "ltr")
    let right = site.run("layout", "Main.storyboard", "--layout-direction", "rtl")
    #expect(arabic.output == right.output)
    #expect(left.output == site.run("layout", "Main.storyboard").output)
  }

  @Test func kindsThatAreOffAreFoundWhenAskedFor() throws {
    let small = Sample.xib(
      #"<button id="but-to-001"><rect key="frame" x="0" y="0" width="24" height="24"/></button>"#)
    let site = try Site(["A.xib": small])
    #expect(!site.run("check", "A.xib").errors.contains("small-tap-target"))
    #expect(site.run("check", "A.xib", "--warn", "small-tap-target").errors.contains("[small-tap-target]"))
  }
}
