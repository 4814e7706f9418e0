import GoldenTesting
import Testing
import ViewCommand

/// `dump`, `list` and `generate` print what a document consists of.
@Suite struct InspectionTests {
  private let site: Site

  init() throws {
    site = try Site()
    try site.write(Sample.xib(Sample.label(text: "Two&#9;parts")), to: "Card.xib")
    try site.write(Sample.spec(), to: "spec.xml")
  }

  @Test(arguments: [
    ("xml", "  objects\n    placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\""),
    ("spec", "connections\n  outlet of placeholder#-1 property=\"titleLabel\" -> tit-le-001\n"),
    ("tree", "\n  UIView#roo-tv-001 root (0,0 320x240)"),
    ("layout", "UIView#roo-tv-001 (0,0 320x240)\n  UILabel#tit-le-001 (20,20 160x20.5)\n"),
    ("picture", "\n  UIView#roo-tv-001 (0,0 320x240)"),
  ])
  func everyStageCanBePrinted(stage: String, part: String) {
    let run = site.run("dump", "--stage", stage, "Card.xib")
    #expect(run.status == .success)
    #expect(run.output.contains(part), "\(run.output)")
  }

  @Test func specsCanBePrintedToo() {
    let run = site.run("dump", "--stage", "spec", "spec.xml")
    #expect(
      run.output == """
        spec Greeting retina6_1 portrait light
        scene Hall owner="HallViewController"
          outlet greeting -> greeting
          body view

        """)
    #expect(site.run("dump", "spec.xml").output.contains("UILabel#greeting"))
    #expect(site.run("dump", "--stage", "xml", "spec.xml").output.contains("    view id=\"root\"\n"))
  }

  @Test(arguments: [
    ("objects", "roo-tv-001\tUIView\tview\t\t\ntit-le-001\tUILabel\tlabel\troo-tv-001\t\n"),
    ("connections", "outlet\t-1\ttitleLabel\ttit-le-001\tout-le-001\n"),
    ("classes", "CardView\t\tNSObject\t1\n"),
    ("strings", "tit-le-001\ttext\tTwo\\tparts\n"),
    ("resources", ""),
    ("dependencies", "file\tCard.xib\n"),
  ])
  func listsAreSeparatedByTabs(subject: String, rows: String) {
    let run = site.run("list", "Card.xib", subject)
    #expect(run.status == .success)
    #expect(rows.isEmpty ? run.output.isEmpty : run.output.hasSuffix(rows), "\(run.output)")
  }

  @Test func listsAreJSONWhereAskedFor() {
    let run = site.run("list", "Card.xib", "strings", "--format", "json")
    #expect(
      run.output == """
        {"schemaVersion": 1, "file": "Card.xib", "strings": [
          {"id": "tit-le-001", "property": "text", "text": "Two\\tparts"}]}

        """)
  }

  @Test func generateWritesToStandardOutputOrAFolder() throws {
    let run = site.run("generate", "Card.xib")
    #expect(run.status == .success)
    #expect(run.output.contains("class CardView: "))
    #expect(site.run("generate", "Card.xib", "spec.xml", "-o", "out").status == .success)
    #expect(site.files(under: "out") == ["Card.swift", "Greeting.swift"])
    #expect(try site.read("out/Card.swift") == run.output)
  }

  @Test func explainPrintsAPageOrAllNames() {
    let page = site.run("explain", "duplicate-id")
    #expect(page.status == .success)
    #expect(page.output.hasPrefix("# duplicate-id\n\nerror: "))
    #expect(site.run("explain", "--list").output.contains("duplicate-id "))
  }

  @Test func timingsAreATable() {
    let run = site.run("check", "--timings", "Card.xib")
    #expect(run.errors.contains(/(?m)^run +\d+\.\d\d ms$/))
  }
}
