import Foundation
import GoldenTesting
import Testing
import ViewCommand

@Suite struct LayoutCommandTests {
  @Test func jsonLinesHaveALineForEachFileInOrder() throws {
    let site = try Site(["A.xib": Documents.xib(), "Bad.xib": "<document>", "Mac.xib": Documents.mac])
    let run = site.run("layout", "--format", "jsonl", "Bad.xib", "A.xib", "Mac.xib", "None.xib", "A.xib")
    #expect(run.status == .failure)
    let rows = try run.output.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(rows.map { $0["file"] as? String } == ["Bad.xib", "A.xib", "Mac.xib", "None.xib", "A.xib"])
    #expect((rows[0]["error"] as? String)?.hasPrefix("Bad.xib:1:") == true)
    #expect(rows[1]["scale"] as? Double == 2)
    let view = try #require((rows[1]["views"] as? [[String: Any]])?.first)
    #expect(view["id"] as? String == "root" && view["class"] as? String == "UIView")
    #expect(view["frame"] as? [Double] == [0, 0, 200, 100])
    #expect((rows[2]["views"] as? [Any])?.isEmpty == true)
    #expect(rows[3]["error"] as? String == "None.xib: no such file or folder")
  }

  @Test func badFilesEndWithOne() throws {
    let site = try Site(["A.xib": Documents.xib(), "Bad.xib": "<document>"])
    #expect(site.run("layout", "--format", "jsonl", "Bad.xib", "A.xib").status == .findings)
  }

  @Test func jsonIsOneArray() throws {
    let site = try Site(["A.xib": Documents.xib()])
    for files in [["A.xib"], ["A.xib", "A.xib"]] {
      let text = site.run(["layout", "--format", "json"] + files).output
      let rows = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any])
      #expect(rows.count == files.count)
    }
  }

  @Test func textIsIndented() throws {
    let inside =
      "<subviews><view id=\"in\"><rect key=\"frame\" x=\"1\" y=\"2.5\" width=\"3\" height=\"4\"/></view></subviews>"
    let run = try Site(["A.xib": Documents.xib(inside)]).run("layout", "A.xib")
    #expect(run.output.contains("UIView#root (0,0 200x100)\n"))
    #expect(run.output.contains("  UIView#in (1,2.5 3x4)\n"))
  }
}
