import Geometry
import Rendering
import Testing

@Suite("The page over all documents")
struct HTMLEncoderTests {
  private func page(
    name: String = "Login", shots: [GalleryPage.Shot] = [], findings: [GalleryPage.Finding] = [],
    links: [GalleryPage.Link] = []
  ) -> String {
    HTMLEncoder.encode(
      GalleryPage(
        title: "Documents",
        documents: [
          GalleryPage.Document(
            name: name, path: "Sources/Login.xib", shots: shots, findings: findings, links: links)
        ]))
  }

  @Test("Every text of a document is escaped")
  func hostileTexts() {
    let evil = "<img src=x onerror=\"alert(1)\">&'"
    let html = page(
      name: evil,
      shots: [
        GalleryPage.Shot(title: evil, caption: evil, size: .zero, source: .file("\"><script>.svg"))
      ],
      findings: [GalleryPage.Finding(severity: evil, kind: evil, message: evil, place: evil)],
      links: [GalleryPage.Link(title: evil, path: "javascript:alert(1)")])
    #expect(!html.contains("<img src=x"))
    #expect(!html.contains("<script"))
    #expect(!html.contains("javascript:"))
    #expect(html.contains("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;&#39;"))
    #expect(html.contains("src=\"%22%3E%3Cscript%3E.svg\""))
  }

  @Test("The page asks for nothing from a network and forbids scripts")
  func selfContained() {
    let html = page()
    #expect(!html.contains("http://") && !html.contains("https://"))
    #expect(html.contains("default-src 'none'"))
  }

  @Test("Findings are counted and coloured by the worst")
  func badges() {
    let html = page(findings: [
      GalleryPage.Finding(severity: "warning", kind: "a", message: "m", place: "p:1:1"),
      GalleryPage.Finding(severity: "error", kind: "b", message: "n", place: "p:2:1"),
    ])
    #expect(html.contains("<span class=\"badge error\">2</span>"))
    #expect(html.contains("1 document · 0 pictures · 1 error · 1 warning"))
  }

  @Test("Pictures load when they come into view, with room kept for them")
  func lazyImages() {
    let html = page(shots: [
      GalleryPage.Shot(
        title: "Main", caption: "dark", size: Size(width: 414, height: 896),
        source: .file("Login/Login file.svg"))
    ])
    #expect(
      html.contains("<img src=\"Login/Login%20file.svg\" width=\"414\" height=\"896\" loading=\"lazy\""))
  }
}
