import Geometry
import Testing

@testable import FontMetrics

/// How much work long text takes, counted in clusters looked at, so that no machine's speed matters.
@Suite struct WorkTests {
  private let font = Font.named("Courier", family: "Courier", size: 10)

  private func steps(_ text: String, width: Double, mode: LineBreakMode = .wordWrap, most: Int = 0) -> (
    Int, Int
  ) {
    let styled = StyledText(text, font: font)
    let measurer = RunMeasurer(table: TableMeasurer(), other: nil)
    let measured = MeasuredText(styled, with: measurer)
    let box = TextBox(width: width, maximumLines: most, lineBreakMode: mode)
    var filler = LineFiller(text: styled, measured: measured, box: box, measurer: measurer)
    _ = filler.fill()
    return (filler.steps, measured.count)
  }

  @Test(arguments: [0.0, 6, 60, 600, 6e6])
  func theWorkIsLinearInTheTextsLength(width: Double) {
    for text in ["word ", "averyveryverylongword", "a", " ", "-", "(", "漢", "é, "] {
      let (steps, count) = steps(String(repeating: text, count: 20_000), width: width)
      #expect(steps <= 3 * count, "\(text)")
    }
  }

  @Test func truncationLooksAtTheLastLineOnly() {
    let (steps, _) = steps(
      String(repeating: "word ", count: 20_000), width: 60, mode: .tailTruncation, most: 2)
    #expect(steps < 100)
  }

  @Test func aMegabyteIsSetInLines() {
    let text = StyledText(String(repeating: "lorem ipsum dolor ", count: 60_000), font: font)
    #expect(LineBreaker().layOut(text, in: TextBox(width: 300)).lines.count == 22_500)
  }

  @Test func manyRunsAreWalkedOnce() {
    let pieces = (0..<20_000).map { _ in (text: "word ", font: font, paragraph: ParagraphMetrics()) }
    let layout = LineBreaker().layOut(StyledText(pieces: pieces), in: TextBox(width: 60))
    #expect(layout.lines.count == 10_000)
  }
}
