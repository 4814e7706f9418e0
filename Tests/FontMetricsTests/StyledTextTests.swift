import Geometry
import Testing

@testable import FontMetrics

@Suite struct StyledTextTests {
  private let small = Font.named("Courier", family: "Courier", size: 10)
  private let large = Font.named("Courier", family: "Courier", size: 20)

  private func text(_ pieces: [(String, Font)], _ paragraph: ParagraphMetrics = ParagraphMetrics())
    -> StyledText
  {
    StyledText(pieces: pieces.map { (text: $0.0, font: $0.1, paragraph: paragraph) })
  }

  @Test func runsAreMeasuredInTheirFonts() {
    let size = LineBreaker().size(of: text([("ab", small), ("cd", large), ("é", small)]))
    #expect(size.width == 2 * 6 + 2 * 12 + 6)
    #expect(size.height == large.lineHeight)
  }

  @Test func everyLineIsAsHighAsItsOwnLargestFont() {
    let styled = text([("ab ", small), ("cd", large), (" ef", small)])
    let layout = LineBreaker().layOut(styled, in: TextBox(width: 30))
    #expect(layout.lines.map { $0.string(of: styled) } == ["ab", "cd", "ef"])
    #expect(layout.lines.map(\.height) == [small.lineHeight, large.lineHeight, small.lineHeight])
    #expect(layout.lines[1].top == small.lineHeight)
    #expect(layout.firstBaseline == small.ascender)
    #expect(layout.lastBaseline == small.lineHeight + large.lineHeight + small.ascender)
  }

  @Test func wordsGoOnAcrossRuns() {
    let styled = text([("aa b", small), ("b", small), ("b cc", small)])
    let layout = LineBreaker().layOut(styled, in: TextBox(width: 5 * 6))
    #expect(layout.lines.map { $0.string(of: styled) } == ["aa", "bbb", "cc"])
  }

  @Test func aClusterMayLieInTwoRuns() {
    let styled = text([("e", small), ("\u{301}x", small)])
    #expect(LineBreaker().layOut(styled, in: TextBox(width: 6)).lines.count == 2)
  }

  @Test func lineSpacingLiesBetweenLines() {
    var paragraph = ParagraphMetrics()
    paragraph.lineSpacing = 5
    let layout = LineBreaker().layOut(text([("a b c", small)], paragraph), in: TextBox(width: 6))
    #expect(layout.size.height == 3 * small.lineHeight + 2 * 5)
    #expect(layout.lines.map(\.top) == [0, small.lineHeight + 5, 2 * (small.lineHeight + 5)])
  }

  @Test func paragraphSpacingLiesBetweenParagraphs() {
    var paragraph = ParagraphMetrics()
    paragraph.paragraphSpacing = 4
    paragraph.paragraphSpacingBefore = 3
    let height = LineBreaker().size(of: text([("a\nb\u{2028}c\nd", small)], paragraph)).height
    #expect(height == 4 * small.lineHeight + 2 * (4 + 3))
  }

  @Test func lineHeightsAreMultipliedThenLimited() {
    var paragraph = ParagraphMetrics()
    paragraph.lineHeightMultiple = 2
    let natural = small.lineHeight
    #expect(LineBreaker().size(of: text([("a\nb", small)], paragraph)).height == 4 * natural)
    paragraph.maximumLineHeight = 15
    #expect(LineBreaker().size(of: text([("a\nb", small)], paragraph)).height == 30)
    paragraph.minimumLineHeight = 40
    #expect(LineBreaker().size(of: text([("a\nb", small)], paragraph)).height == 80)
  }

  @Test func indentsNarrowTheLines() {
    var paragraph = ParagraphMetrics()
    paragraph.firstLineHeadIndent = 12
    paragraph.headIndent = 6
    let styled = text([("aaa bbb ccc", small)], paragraph)
    let layout = LineBreaker().layOut(styled, in: TextBox(width: 30))
    #expect(layout.lines.map(\.indent) == [12, 6, 6])
    #expect(layout.size.width == 30)
    paragraph.tailIndent = -6
    let narrow = LineBreaker().layOut(text([("aaaa", small)], paragraph), in: TextBox(width: 30))
    #expect(narrow.lines.count == 2)
  }

  @Test func slicesOutsideTheTextAreMovedInside() {
    let styled = StyledText("héllo", font: small)
    #expect(styled.slice(0..<3) == "hé")
    #expect(styled.slice(-5..<100) == "héllo")
    #expect(styled.slice(50..<60) == "")
  }

  @Test func styleLinesAreLeadingApart() {
    let body = Font.style(.body)
    let layout = LineBreaker().layOut(StyledText("a\nb\nc", font: body))
    #expect(abs(layout.size.height - body.height(lines: 3)) < 1e-9)
    #expect(abs(layout.lines[1].baseline - layout.lines[0].baseline - 22) < 1e-9)
  }
}
