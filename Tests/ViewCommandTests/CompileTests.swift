import Foundation
import GoldenTesting
import Testing
import ViewCommand

/// What `viewc compile` writes, and where.
@Suite struct CompileTests {
  private let site: Site

  init() throws {
    site = try Site()
    try site.write(Sample.xib(), to: "Card.xib")
  }

  @Test func writesAFolderADocumentAndAPageOverAll() throws {
    try site.write(Sample.storyboard("Home", "Settings"), to: "Main.storyboard")
    let run = site.run("compile", "Card.xib", "Main.storyboard")
    #expect(run.status == .success)
    #expect(run.output == "viewc-out/Card\nviewc-out/Main\nviewc-out/index.html\n")
    #expect(run.errors.hasSuffix("2 documents, no errors, no warnings; 10 files written\n"))
    #expect(
      site.files(under: "viewc-out") == [
        ".viewc-output", "Card/Card.layout.json", "Card/Card.svg", "Card/Card.swift", "Card/Card.txt",
        "Main/Home.svg", "Main/Home.txt", "Main/Main.layout.json", "Main/Settings.svg", "Main/Settings.txt",
        "index.html",
      ])
    #expect(try site.read("viewc-out/Card/Card.swift").contains("@IBOutlet weak var titleLabel: UILabel!"))
    #expect(try site.read("viewc-out/Card/Card.svg").hasPrefix("<svg xmlns="))
    #expect(try site.read("viewc-out/Card/Card.txt").contains("Title"))
    let page = try site.read("viewc-out/index.html")
    for link in ["Card/Card.svg", "Main/Home.svg", "Main/Settings.svg", "Card/Card.swift"] {
      #expect(page.contains("\"\(link)\""))
    }
  }

  @Test func anUnchangedFileIsNotTouched() throws {
    #expect(site.run("compile", "Card.xib").status == .success)
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    for file in site.files(under: "viewc-out") {
      try FileManager.default.setAttributes(
        [.modificationDate: old], ofItemAtPath: site.folder.path + "/viewc-out/" + file)
    }
    try site.write(Sample.xib(Sample.label(text: "Other")), to: "Card.xib")
    let run = site.run("compile", "Card.xib")
    #expect(run.errors.hasSuffix("; 2 files written, 3 unchanged\n"))
    let touched = try site.files(under: "viewc-out").filter { file in
      let path = site.folder.path + "/viewc-out/" + file
      return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date != old
    }
    #expect(touched == ["Card/Card.svg", "Card/Card.txt"])
  }

  @Test func nothingIsWrittenOfADocumentWithErrors() throws {
    try site.write(Sample.wrong, to: "Wrong.xib")
    let run = site.run("compile", "Wrong.xib", "Card.xib", "-o", "out")
    #expect(run.status == .findings)
    #expect(!site.has("out/Wrong"))
    #expect(site.has("out/Card/Card.svg"))
    // The page says why.
    #expect(try site.read("out/index.html").contains("duplicate-id"))
  }

  @Test func documentsOfOneNameHaveFoldersOfTheirOwn() throws {
    try site.write(Sample.xib(), to: "ja.lproj/Card.xib")
    try site.write(Sample.xib(), to: "zh.lproj/card.xib")
    #expect(site.run("compile", ".", "-o", "out", "--emit", "svg").status == .success)
    #expect(
      site.files(under: "out") == [".viewc-output", "Card-2/Card.svg", "Card/Card.svg", "card-3/card.svg"])
  }

  @Test func writesWhatIsAskedFor() throws {
    #expect(site.run("compile", "Card.xib", "-o", "out", "--emit", "layout,swift").status == .success)
    #expect(
      site.files(under: "out") == [".viewc-output", "Card/Card.layout.json", "Card/Card.swift"])
    // Without SVG files the page has the pictures itself.
    #expect(site.run("compile", "Card.xib", "-o", "page", "--emit", "html").status == .success)
    #expect(try site.read("page/index.html").contains("<svg "))
  }

  @Test func sweepsAreInTheNames() throws {
    let run = site.run(
      "compile", "Card.xib", "-o", "out", "--emit", "svg", "--devices", "retina6_1,retina4_0",
      "--appearances", "light,dark")
    #expect(run.status == .success)
    #expect(
      site.files(under: "out/Card") == [
        "Card.dark.svg", "Card.retina4_0.dark.svg", "Card.retina4_0.svg", "Card.svg",
      ])
  }

  @Test func aMissingHelperProgramIsAFailureWhileTheRestIsDone() throws {
    site.environment = ["VIEWC_HELPERS": "/nowhere"]
    let run = site.run("compile", "Card.xib", "-o", "out", "--emit", "png,pdf,svg")
    #expect(run.status == .failure)
    #expect(run.errors.contains("no PNG and no PDF without the helper program 'viewc-typeset'"))
    #expect(run.errors.split(separator: "\n").count == 2)
    #expect(site.files(under: "out/Card") == ["Card.svg"])
    #expect(site.run("compile", "Card.xib", "-o", "out").status == .success)
  }

  @Test func dependenciesAreInMakesForm() throws {
    try site.write(Sample.xib(), to: "My Card#1.xib")
    try site.write(Sample.wrong, to: "Wrong.xib")
    _ = site.run(
      "compile", "My Card#1.xib", "Wrong.xib", "-o", "out", "--emit", "svg,layout", "--depfile", "out.d")
    let name = ##"out/My\ Card\#1/My\ Card\#1"##
    #expect(try site.read("out.d") == "\(name).layout.json \(name).svg: My\\ Card\\#1.xib\n")
  }

  @Test func aFolderThatCannotBeWrittenIsAFailureAndDocumentsAreChecked() throws {
    try site.write("", to: "file")
    try site.write(Sample.wrong, to: "Wrong.xib")
    let run = site.run("compile", "Wrong.xib", "-o", "file/out")
    #expect(run.status == .failure)
    #expect(run.errors.hasPrefix("viewc: error: file/out: "))
    #expect(run.errors.contains("[duplicate-id]"))
    #expect(site.run("compile", "Card.xib", "-o", "file").status == .failure)
  }

  @Test func noOutputNamesAFolderOfThisMachine() throws {
    try site.write(Sample.doubtful, to: "Doubtful.xib")
    let run = site.run("compile", site.folder.path + "/Doubtful.xib", "-o", site.folder.path + "/out")
    #expect(run.status == .success)
    let before = site.files(under: "out")
    for file in before { #expect(try !site.read("out/" + file).contains(site.folder.path), "\(file)") }
    // Nor do the bytes depend on where the documents are.
    let other = try Site()
    try other.write(Sample.doubtful, to: "elsewhere/Doubtful.xib")
    _ = other.run("compile", other.folder.path + "/elsewhere/Doubtful.xib", "-o", "out")
    #expect(try site.contents(under: "out") == other.contents(under: "out"))
  }
}
