internal import Geometry

/// Writes a gallery page as one HTML file: no network, no scripts, light and dark, every text escaped.
package struct HTMLEncoder {
  private var bytes: [UInt8] = []

  private init() {}

  /// The HTML of `page`.
  package static func encode(_ page: GalleryPage) -> String {
    var encoder = HTMLEncoder()
    encoder.write(page)
    return String(decoding: encoder.bytes, as: UTF8.self)
  }

  /// Forbids whatever the page has no use for, also what a document's text might try.
  private static let policy =
    "default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'"

  private mutating func write(_ page: GalleryPage) {
    raw("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    raw("<meta http-equiv=\"Content-Security-Policy\" content=\"\(HTMLEncoder.policy)\">\n")
    raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    raw("<meta name=\"color-scheme\" content=\"light dark\">\n")
    element("title", page.title)
    raw("\n<style>\n\(HTMLStyle.sheet)</style>\n</head>\n<body>\n<header>\n")
    element("h1", page.title)
    raw("\n<p>")
    text(HTMLEncoder.summary(of: page))
    raw("</p>\n</header>\n")
    if page.documents.count > 1 { contents(page) }
    raw("<main>\n")
    for (index, document) in page.documents.enumerated() { write(document, number: index + 1) }
    raw("</main>\n</body>\n</html>\n")
  }

  private static func summary(of page: GalleryPage) -> String {
    let shots = page.documents.reduce(0) { $0 + $1.shots.count }
    let findings = page.documents.flatMap(\.findings)
    let errors = findings.filter { $0.severity == "error" }.count
    let warnings = findings.filter { $0.severity == "warning" }.count
    return [
      count(page.documents.count, "document"), count(shots, "picture"), count(errors, "error"),
      count(warnings, "warning"),
    ].joined(separator: " · ")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private mutating func contents(_ page: GalleryPage) {
    raw("<nav>\n<ul>\n")
    for (index, document) in page.documents.enumerated() {
      raw("<li><a href=\"#d\(index + 1)\">")
      text(document.name)
      raw("</a>")
      badge(document)
      raw("</li>\n")
    }
    raw("</ul>\n</nav>\n")
  }

  /// How many findings a document has, coloured by the worst.
  private mutating func badge(_ document: GalleryPage.Document) {
    guard !document.findings.isEmpty else { return }
    let isError = document.findings.contains { $0.severity == "error" }
    raw(" <span class=\"badge \(isError ? "error" : "warning")\">\(document.findings.count)</span>")
  }

  private mutating func write(_ document: GalleryPage.Document, number: Int) {
    raw("<section id=\"d\(number)\">\n<h2>")
    text(document.name)
    badge(document)
    raw("</h2>\n<p class=\"path\">")
    text(document.path)
    raw("</p>\n")
    links(document.links)
    findings(document.findings)
    raw("<div class=\"shots\">\n")
    for shot in document.shots { write(shot) }
    raw("</div>\n</section>\n")
  }

  private mutating func links(_ links: [GalleryPage.Link]) {
    guard !links.isEmpty else { return }
    raw("<p class=\"links\">")
    for (index, link) in links.enumerated() {
      if index > 0 { raw(" ") }
      raw("<a href=\"\(HTMLPath.escaped(link.path))\">")
      text(link.title)
      raw("</a>")
    }
    raw("</p>\n")
  }

  private mutating func findings(_ findings: [GalleryPage.Finding]) {
    guard !findings.isEmpty else { return }
    let count = HTMLEncoder.count(findings.count, "finding")
    raw("<details open>\n<summary>\(count)</summary>\n<ul class=\"findings\">\n")
    for finding in findings {
      let severity = finding.severity == "error" || finding.severity == "warning" ? finding.severity : "note"
      raw("<li><span class=\"badge \(severity)\">\(severity)</span> ")
      text(finding.message)
      raw(" <code>")
      text(finding.kind)
      raw("</code> <span class=\"place\">")
      text(finding.place)
      raw("</span></li>\n")
    }
    raw("</ul>\n</details>\n")
  }

  private mutating func write(_ shot: GalleryPage.Shot) {
    raw("<figure>\n<div class=\"frame\">")
    switch shot.source {
    case .inline(let svg):
      raw("\n\(svg)")
    case .file(let path):
      let address = HTMLPath.escaped(path)
      let width = NumberFormat.string(shot.size.width, digits: 0)
      let height = NumberFormat.string(shot.size.height, digits: 0)
      raw("<a href=\"\(address)\"><img src=\"\(address)\" width=\"\(width)\" height=\"\(height)\"")
      raw(" loading=\"lazy\" alt=\"")
      text("\(shot.title) \(shot.caption)")
      raw("\"></a>")
    }
    raw("</div>\n<figcaption>")
    element("strong", shot.title)
    raw(" <span>")
    text(shot.caption)
    raw("</span></figcaption>\n</figure>\n")
  }

  private mutating func element(_ name: StaticString, _ content: String) {
    raw("<\(name)>")
    text(content)
    raw("</\(name)>")
  }

  private mutating func text(_ text: String) {
    MarkupText.append(text, to: &bytes)
  }

  private mutating func raw(_ text: String) {
    bytes += text.utf8
  }
}
