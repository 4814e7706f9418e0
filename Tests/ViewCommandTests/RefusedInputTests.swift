import Foundation
import GoldenTesting
import Testing
import ViewCommand

/// Inputs that nothing can be made of: each is named with its place and kind, and the others go on.
@Suite struct RefusedInputTests {
  static let nested =
    String(repeating: "<view>", count: 600) + String(repeating: "</view>", count: 600)
  static let bomb = """
    <?xml version="1.0"?>
    <!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
    <document>&b;</document>
    """

  @Test(arguments: [
    ("malformed-xml", "2:10", "<document>\n<objects>\n"),
    ("malformed-xml", "1:20", "<document text=\"A & B\"/>"),
    ("malformed-xml", "1:1", ""),
    ("malformed-xml", "1:1", "not xml at all"),
    ("document-type-declaration", "2:1", bomb),
    (
      "document-type-declaration", "1:1", "<!DOCTYPE document SYSTEM \"http://127.0.0.1:9/x.dtd\"><document/>"
    ),
    ("nesting-too-deep", "1:3073", nested),
    (
      "legacy-archive", "1:2",
      "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>"
    ),
    ("unknown-root", "1:2", "<plist/>"),
  ])
  func isNamedWithItsPlace(kind: String, place: String, text: String) throws {
    let site = try Site(["Bad.xib": text, "Good.xib": Documents.wrong])
    let run = site.run("check", "Bad.xib", "Good.xib")
    #expect(run.status == .findings)
    let lines = run.errors.split(separator: "\n")
    #expect(
      lines.contains { $0.hasPrefix("Bad.xib:\(place): error: ") && $0.hasSuffix("[\(kind)]") }, "\(lines)")
    #expect(run.errors.contains("Good.xib:7:"))
  }

  @Test func filesOver64MiBAreNotRead() throws {
    let site = try Site()
    try site.write("", to: "Huge.xib")
    let handle = try FileHandle(forWritingTo: site.url("Huge.xib"))
    try handle.truncate(atOffset: (64 << 20) + 1)
    try handle.close()
    let run = site.run("check", "Huge.xib")
    #expect(run.status == .findings)
    #expect(run.errors.hasPrefix("Huge.xib:1:1: error: ") && run.errors.contains("[file-too-large]"))
  }

  @Test func textThatIsNotUTF8IsNamed() throws {
    let site = try Site()
    try site.write(Data("<document text=\"".utf8 + [0xE9] + "\"/>".utf8), to: "Latin.xib")
    let run = site.run("check", "Latin.xib")
    #expect(run.status == .findings)
    #expect(run.errors.hasPrefix("Latin.xib:1:"))
  }

  @Test func utf16WithAMarkIsRead() throws {
    let site = try Site()
    let text = try #require(Documents.wrong.data(using: .utf16))
    try site.write(text, to: "Wide.xib")
    let run = site.run("check", "Wide.xib")
    #expect(run.errors.contains("Wide.xib:7:") && run.errors.contains("[duplicate-id]"))
  }

  @Test func everyTruncationOfADocumentIsSurvived() throws {
    let whole = Array(Documents.wrong.utf8)
    let site = try Site()
    for length in stride(from: 0, to: whole.count, by: 50) {
      try site.write(Data(whole[..<length]), to: "Cut.xib")
      #expect(site.run("check", "Cut.xib").status == .findings)
    }
  }
}
