import Diagnostics
import Foundation
import Reporting
import Testing
import XMLParsing

@Suite struct MachineReporterTests {
  @Test func jsonIsWholeAlsoWithNothingToSay() {
    #expect(JSONReporter().text(of: Report()) == "{\"schemaVersion\": 1, \"diagnostics\": []}\n")
  }

  @Test func jsonHasTheMembersOfTheContract() throws {
    var sample = try #require(Sample("<a>\n <b x=\"目\"/></a>", path: "dir/\"q\".xib"))
    let place = sample.tree.place(of: 1, .value(0))
    sample.bag.report(
      Sample.kind, at: place, "m \"q\"\n", object: "id-1",
      notes: [Diagnostic.Note("here", at: sample.tree.place(of: 0)), Diagnostic.Note("nowhere")],
      fixIts: [.replace("目", with: "x", at: place)])
    let text = JSONReporter().text(of: sample.report())
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let expected: NSDictionary = [
      "schemaVersion": 1,
      "diagnostics": [
        [
          "kind": "sample", "severity": "error", "file": "dir/\"q\".xib", "line": 2, "column": 8,
          "endLine": 2, "endColumn": 9, "message": "m \"q\"\n", "object": "id-1",
          "notes": [
            ["message": "here", "file": "dir/\"q\".xib", "line": 1, "column": 2], ["message": "nowhere"],
          ],
          "fixes": [
            [
              "message": "replace '目' with 'x'",
              "edits": [["file": "dir/\"q\".xib", "offset": 11, "length": 3, "text": "x"]],
            ]
          ],
        ]
      ],
    ]
    #expect(object as? NSDictionary == expected)
  }

  @Test func xcodeGetsOneLineEachWithAbsolutePaths() throws {
    var sample = try #require(Sample("<a/>"))
    let note = Diagnostic.Note("see here", at: sample.tree.place(of: 0))
    sample.bag.report(Sample.kind, at: sample.tree.place(of: 0), "m", notes: [note])
    let text = XcodeReporter(workingFolder: "/w").text(of: sample.report())
    #expect(text == "/w/A.xib:1:2: error: m [sample]\n/w/A.xib:1:2: note: see here\n")
  }
}
