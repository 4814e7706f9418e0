import Geometry
import Rendering
import Testing

@Suite("Drawings of characters")
struct ASCIIEncoderTests {
  private func draw(_ items: [PictureItem], sketch: Sketch? = .box(caption: nil)) -> [String] {
    let picture = Samples.picture(items, sketch: sketch, width: 160, height: 96)
    return ASCIIEncoder.encode(picture).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  @Test("A column is 8 points and a row 16")
  func scale() {
    #expect(
      draw([]) == [
        "┌──────────────────┐", "│                  │", "│                  │", "│                  │",
        "│                  │", "└──────────────────┘",
      ])
  }

  @Test("Pictures as low as a cell are drawn twice as large")
  func lowPictures() {
    let picture = Samples.picture(
      [Samples.text("Row", x: 8, y: 27)], sketch: .box(caption: nil), width: 80, height: 40)
    #expect(
      ASCIIEncoder.encode(picture) == """
        ┌──────────────────┐
        │                  │
        │ Row              │
        │                  │
        └──────────────────┘

        """)
  }

  @Test("Boxes that touch share their lines")
  func nesting() {
    let lines = draw([Samples.group("a", 0, 0, 80, 96, sketch: .box(caption: nil))])
    #expect(lines[0] == "┌────────┬─────────┐")
    #expect(lines[5] == "└────────┴─────────┘")
  }

  @Test("What is in front covers what is behind")
  func order() {
    let behind = Samples.group("a", 8, 16, 144, 16, sketch: .words("behind the scenes"))
    let front = Samples.group(
      "b", 40, 16, 40, 16,
      items: [.rect(PictureRect(Rect(x: 40, y: 16, width: 40, height: 16), fill: .white))])
    #expect(draw([behind, front])[1] == "│behi     e scenes │")
  }

  @Test("Full-width characters take two cells and are never halved")
  func fullWidth() {
    let lines = draw([Samples.group("a", 8, 16, 56, 16, items: [Samples.text("日本語テスト", x: 8, y: 30)])])
    #expect(lines[1] == "│日本語テスト      │")
    let cut = draw([
      Samples.group("a", 8, 16, 56, 16, items: [Samples.text("日本語テスト", x: 8, y: 30)]),
      Samples.group("b", 64, 16, 80, 16, sketch: .words("0123456789")),
    ])
    #expect(cut[1] == "│日本語…0123456789 │")
  }

  @Test("Text that doesn't fit its frame takes blank cells beside it")
  func lengthening() {
    let label = Samples.group("a", 8, 16, 24, 16, items: [Samples.text("A long title", x: 8, y: 30)])
    #expect(draw([label])[1] == "│A long title      │")
    let other = Samples.group("b", 64, 16, 16, 16, items: [Samples.text("B", x: 64, y: 30)])
    #expect(draw([label, other])[1] == "│A lon… B          │")
  }

  @Test(
    "Controls have conventional symbols",
    arguments: [
      (Sketch.button("Save"), "[ Save ]"), (.toggle(isOn: true), "(──●)"), (.toggle(isOn: false), "(●──)"),
      (.stepper, "[ − | + ]"), (.dots(count: 3, current: 1), "○●○"), (.slider(0.5), "━━━━━━━━●────────"),
      (.progress(0.25), "━━━━─────────────"), (.field("Name"), "[Name___________]"),
      (.segments(["One", "Two"], selected: 1), "[ One |(Two)]"), (.image("logo"), "▢ logo"),
    ])
  func controls(sketch: Sketch, expected: String) {
    let lines = draw([Samples.group("a", 8, 32, 136, 16, sketch: sketch)], sketch: nil)
    #expect(lines[2].drop { $0 == " " } == expected)
  }

  @Test("Control characters and reordering marks don't reach the terminal")
  func hostileText() {
    let lines = draw([
      Samples.group("a", 8, 16, 140, 16, items: [Samples.text("a\u{1B}[31mb\u{202E}c\u{200B}d", x: 8, y: 30)])
    ])
    #expect(lines[1] == "│a[31mbcd          │")
  }

  @Test("A picture of any size gives a drawing of a bounded one")
  func bounds() {
    let huge = ASCIIEncoder.encode(Samples.picture([], width: 1e12, height: 1e12))
    #expect(huge.utf8.count < 200_000)
    #expect(ASCIIEncoder.encode(Samples.picture([], width: .nan, height: -4)) == "\n")
  }

  @Test("Wide pictures are scaled to a hundred columns")
  func wide() {
    let text = ASCIIEncoder.encode(Samples.picture([], sketch: .box(caption: nil), width: 1366, height: 100))
    #expect(text.split(separator: "\n").first?.count == 100)
  }
}
