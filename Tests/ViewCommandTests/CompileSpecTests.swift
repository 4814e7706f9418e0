import Foundation
import GoldenTesting
import Testing
import ViewCommand

/// Specs with what they import take the same way as documents.
@Suite struct CompileSpecTests {
  private let site: Site
  private let data = """
    <model name="Guest"><field name="name" type="String"/></model>
      <data name="guests" type="[Guest]" source="guests.json"/>
      <state name="renamed"><set data="guests" index="0" field="name" value="Zoe"/></state>
      <snapshot scene="Hall"/>
      <snapshot scene="Hall" state="renamed" orientation="landscape"/>
    """

  init() throws {
    site = try Site()
    try site.write(Sample.spec("{guests.count} guests", declarations: data), to: "spec.xml")
    try site.write("[{\"name\": \"Ann\"}, {\"name\": \"Bob\"}]\n", to: "guests.json")
  }

  @Test func writesAPictureASnapshot() throws {
    let run = site.run("compile", "--strict", "spec.xml", "-o", "out", "--depfile", "out.d")
    #expect(run.status == .success, "\(run.errors)")
    #expect(
      site.files(under: "out/Greeting") == [
        "Greeting.layout.json", "Greeting.swift", "Hall.renamed.landscape.svg", "Hall.renamed.landscape.txt",
        "Hall.svg", "Hall.txt",
      ])
    #expect(try site.read("out/Greeting/Hall.txt").contains("2 guests"))
    #expect(try site.read("out/Greeting/Greeting.swift").contains("struct Guest"))
    #expect(try site.read("out.d").contains(": spec.xml guests.json\n"))
    let layout = try site.read("out/Greeting/Greeting.layout.json")
    #expect(
      layout.matches(of: /"snapshot": "([^"]*)"/).map { String($0.1) } == ["Hall", "Hall.renamed.landscape"])
  }

  @Test func findingsPointIntoAllFiles() throws {
    try site.write(Sample.wrong, to: "Card.xib")
    try site.write("[{\"name\": \"Ann\"},\n {\"name\": 7}]\n", to: "guests.json")
    try site.write(
      Sample.spec("{gusts.count}", declarations: "<import document=\"Card.xib\"/>\n" + data), to: "spec.xml")
    let run = site.run("check", "--quiet", "spec.xml")
    #expect(run.status == .findings)
    let places = run.errors.matches(of: /(?m)^(\S+?):(\d+):\d+: error:/).map { "\($0.1):\($0.2)" }
    #expect(places == ["spec.xml:11", "Card.xib:15", "guests.json:2"])
    #expect(site.run("compile", "spec.xml", "-o", "out").status == .findings)
    #expect(!site.has("out/Greeting"))
  }

  @Test func findingsOfAnImportAreReportedOnce() throws {
    try site.write(Sample.doubtful, to: "Card.xib")
    try site.write(Sample.spec(declarations: "<import document=\"Card.xib\"/>"), to: "a.xml")
    try site.write(Sample.spec(declarations: "<import document=\"Card.xib\"/>"), to: "b.xml")
    let run = site.run("check", "a.xml", "b.xml", "Card.xib")
    #expect(run.errors.matches(of: /unknown-element/).count == 1)
  }

  @Test func aMissingImportIsAnErrorOfTheSpec() throws {
    try site.write(Sample.spec(declarations: "<import document=\"Gone.xib\"/>"), to: "spec.xml")
    let run = site.run("check", "spec.xml")
    #expect(run.status == .findings)
    #expect(run.errors.hasPrefix("spec.xml:3:21: error: 'Gone.xib' cannot be read: no such file or folder"))
  }

  @Test func commentsAllowKinds() throws {
    try site.write(
      Sample.spec(declarations: "<!-- viewc:allow missing-import -->\n<import document=\"Gone.xib\"/>"),
      to: "spec.xml")
    #expect(site.run("check", "spec.xml").status == .success)
  }

  @Test func layoutHasTheOtherSnapshotsBehindTheFirst() {
    let run = site.run("layout", "--format", "jsonl", "spec.xml")
    #expect(run.output.hasPrefix(#"{"file": "spec.xml", "snapshot": "Hall", "scale": 2, "views": ["#))
    #expect(
      run.output.contains(#""snapshots": [{"snapshot": "Hall.renamed.landscape", "scale": 2, "views": ["#))
    #expect(run.output.hasSuffix("]}]}\n"))
  }

  @Test func optionsReplaceTheTraitsOfSnapshots() {
    let run = site.run("dump", "--stage", "layout", "--device", "retina4_0", "spec.xml")
    #expect(
      run.output.matches(of: /(?m)^== (.*)$/).map { String($0.1) } == [
        "Hall.retina4_0", "Hall.renamed.retina4_0.landscape",
      ])
    #expect(run.output.contains("UIView#root (0,0 320x568)"))
  }

  @Test(arguments: GoldenCase.all(in: "gallery"))
  func theGalleryCompilesWithoutAWarning(golden: GoldenCase) {
    let run = CommandRun(
      ["compile", "--strict", golden.input.path, "-o", site.folder.path + "/gallery"], in: "/")
    #expect(run.status == 0, "\(run.errors)")
    #expect(site.files(under: "gallery").count > 8)
  }
}
