import Geometry
import Rendering
import Testing

@Suite("SVG")
struct SVGEncoderTests {
  @Test("Every element has a line of its own, every group an id and a title")
  func lines() {
    let svg = SVGEncoder.encode(
      Samples.picture([
        Samples.group("a", 10, 10, 20, 20, items: [.rect(PictureRect(.zero, fill: .black))])
      ]))
    let lines = svg.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.allSatisfy { $0.hasPrefix("<") && $0.hasSuffix(">") })
    #expect(lines.contains("<g id=\"a\">"))
    #expect(lines.contains("<title>UIView a</title>"))
    #expect(lines.first?.contains("viewBox=\"0 0 200 100\"") == true)
  }

  @Test(
    "Hostile text stays text",
    arguments: [
      ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
      ("\" onload='x", "&quot; onload=&#39;x"), ("]]>&amp;", "]]&gt;&amp;amp;"),
      ("a\u{0}b\u{1B}c\u{FFFE}d\u{85}e", "abcde"), ("one\ntwo\tthree", "one two three"),
      ("\u{202E}evil", "evil"),
    ])
  func hostileText(text: String, expected: String) {
    let svg = SVGEncoder.encode(Samples.picture([Samples.text(text, x: 0, y: 20)]))
    #expect(svg.contains(">\(expected)</text>"))
    #expect(!svg.contains("<script"))
  }

  @Test("Hostile ids and class names can't leave their attribute, and clips still find them")
  func hostileIDs() {
    var group = PictureGroup(
      id: "a\")<b", className: "A<B>&", frame: Rect(x: 0, y: 0, width: 10, height: 10))
    group.clip = PictureClip(rect: group.frame)
    let svg = SVGEncoder.encode(Samples.picture([.group(group)]))
    #expect(svg.contains("<clipPath id=\"a___b:clip\">"))
    #expect(svg.contains("<g id=\"a___b\" clip-path=\"url(#a___b:clip)\">"))
    #expect(svg.contains("<title>A&lt;B&gt;&amp; a&quot;)&lt;b</title>"))
  }

  @Test("An image says its name and size")
  func images() {
    let image = PictureImage(
      name: "logo<1>", rect: Rect(x: 0, y: 0, width: 9, height: 9), naturalSize: Size(width: 20, height: 10))
    #expect(
      SVGEncoder.encode(Samples.picture([.image(image)])).contains("<title>logo&lt;1&gt; 20 × 10</title>"))
  }

  @Test("A repeated id gets a number, so that ids are unique")
  func repeatedIDs() {
    let svg = SVGEncoder.encode(
      Samples.picture([Samples.group("x", 0, 0, 1, 1), Samples.group("x", 0, 0, 1, 1)]))
    #expect(svg.contains("<g id=\"x\">"))
    #expect(svg.contains("<g id=\"x~2\">"))
  }

  @Test("A prefix goes before every id")
  func prefix() {
    var group = PictureGroup(id: "a", className: "UIView", frame: .zero)
    group.clip = PictureClip(rect: .zero)
    let svg = SVGEncoder.encode(Samples.picture([.group(group)]), prefix: "p1-")
    #expect(svg.contains("<g id=\"p1-a\" clip-path=\"url(#p1-a:clip)\">"))
  }

  @Test("Hidden and transparent groups aren't drawn; half transparent ones say so")
  func visibility() {
    var hidden = PictureGroup(id: "hidden", className: "UIView", frame: .zero)
    hidden.isHidden = true
    var transparent = PictureGroup(id: "transparent", className: "UIView", frame: .zero)
    transparent.opacity = 0
    var faint = PictureGroup(id: "faint", className: "UIView", frame: .zero)
    faint.opacity = 0.5
    let svg = SVGEncoder.encode(Samples.picture([.group(hidden), .group(transparent), .group(faint)]))
    #expect(!svg.contains("hidden") && !svg.contains("transparent"))
    #expect(svg.contains("<g id=\"faint\" opacity=\"0.5\">"))
  }

  @Test("Colours are six digits, with the opacity beside them")
  func colors() {
    let svg = SVGEncoder.encode(
      Samples.picture([.rect(PictureRect(.zero, fill: .bytes(255, 45, 85, 0.25)))]))
    #expect(svg.contains("fill=\"#ff2d55\" fill-opacity=\"0.25\""))
  }

  @Test("Numbers that are no numbers don't reach the output")
  func numbers() {
    let rect = Rect(x: .nan, y: .infinity, width: 1e300, height: -5)
    let svg = SVGEncoder.encode(Samples.picture([.rect(PictureRect(rect, fill: .black))]))
    #expect(!svg.contains("nan") && !svg.contains("inf") && !svg.contains("e+"))
  }

  @Test("Text names its family and falls back to one with full-width glyphs")
  func families() {
    let font = PictureFont(family: "Fira 'Sans'", size: 12, weight: 700, isItalic: true)
    let text = PictureText(
      spans: [PictureText.Span("x", font: font, color: .black)], at: Point(x: 1, y: 2), anchor: .end)
    let svg = SVGEncoder.encode(Samples.picture([.text(text)]))
    #expect(svg.contains("font-family=\"&#39;Fira Sans&#39;, Inter, "))
    #expect(svg.contains("font-weight=\"700\" font-style=\"italic\""))
    #expect(svg.contains("text-anchor=\"end\""))
  }

  @Test("Right-to-left text is anchored by its other end")
  func rightToLeft() {
    var text = PictureText(
      spans: [PictureText.Span("שלום", font: PictureFont(size: 12), color: .black)],
      at: Point(x: 90, y: 20), anchor: .end)
    text.isRightToLeft = true
    let svg = SVGEncoder.encode(Samples.picture([.text(text)]))
    #expect(svg.contains("direction=\"rtl\""))
    #expect(!svg.contains("text-anchor"))
  }

  @Test("The same picture gives the same bytes")
  func determinism() {
    let items = (0..<50).map { Samples.group("id\($0)", 0, 0, 10, 10) }
    #expect(SVGEncoder.encode(Samples.picture(items)) == SVGEncoder.encode(Samples.picture(items)))
  }
}
