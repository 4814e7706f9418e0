import GoldenTesting
import Testing
import ViewCommand

/// Where `viewc render` puts pictures, and in which form.
@Suite struct RenderTests {
  private let site: Site

  init() throws {
    site = try Site()
    try site.write(Sample.xib(), to: "Card.xib")
    try site.write(Sample.storyboard("Home", "Settings"), to: "Main.storyboard")
  }

  @Test func printsOnePictureAsItIs() {
    let svg = site.run("render", "Card.xib")
    #expect(svg.status == .success)
    #expect(svg.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 320 240\""))
    let drawing = site.run("render", "--format", "ascii", "Card.xib")
    #expect(drawing.output.hasPrefix("┌"))
    #expect(drawing.output.contains("Title"))
    #expect(site.run("render", "--format", "html", "Card.xib").output.hasPrefix("<!doctype html>"))
  }

  @Test func severalPicturesStandSideBySideInOneFile() throws {
    let svg = site.run("render", "Main.storyboard")
    #expect(svg.status == .success)
    #expect(svg.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 900 944\""))
    #expect(svg.output.contains("id=\"p1-view-Home\""))
    #expect(svg.output.contains("id=\"p2-view-Settings\""))
    let drawing = site.run("render", "--format", "ascii", "Main.storyboard")
    #expect(drawing.output.hasPrefix("Home\n┌"))
    #expect(drawing.output.contains("\n\nSettings\n┌"))
  }

  @Test func theExtensionTellsTheFormat() throws {
    #expect(site.run("render", "Card.xib", "-o", "a.svg").status == .success)
    #expect(site.run("render", "Card.xib", "-o", "a.txt").status == .success)
    #expect(site.run("render", "Card.xib", "-o", "a.html").status == .success)
    #expect(try site.read("a.svg").hasPrefix("<svg "))
    #expect(try site.read("a.txt").hasPrefix("┌"))
    #expect(try site.read("a.html").hasPrefix("<!doctype html>"))
    #expect(site.run("render", "Card.xib", "-o", "a.svg", "--format", "ascii").status == .success)
    #expect(try site.read("a.svg").hasPrefix("┌"))
  }

  @Test func aFolderGetsAFileAPicture() {
    let run = site.run("render", "Main.storyboard", "Card.xib", "-o", "out/", "--format", "ascii")
    #expect(run.status == .success)
    #expect(site.files(under: "out") == ["Card.txt", "Home.txt", "Settings.txt"])
  }

  @Test func nothingToDrawIsAFailure() throws {
    try site.write(Sample.storyboard(), to: "Empty.storyboard")
    let run = site.run("render", "Empty.storyboard")
    #expect(run.status == .failure)
    #expect(run.errors.contains("viewc: error: there is no view to draw"))
  }

  @Test func traitsAreTakenOver() {
    let run = site.run("render", "--size", "200x100", "--appearance", "dark", "Card.xib")
    #expect(run.output.contains("viewBox=\"0 0 200 100\""))
    #expect(run.output != site.run("render", "--size", "200x100", "Card.xib").output)
  }
}
