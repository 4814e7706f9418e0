import Geometry
import Testing

@testable import FontMetrics

/// Ten points for every character, whatever the font; nothing for texts that begin with `?`.
private struct TenPoints: TextMeasurer {
  func advance(of text: String, font: Font) -> Double? {
    text.hasPrefix("?") ? nil : Double(10 * text.count)
  }

  func lineMetrics(of font: Font) -> LineMetrics? {
    LineMetrics(ascender: 20, descender: 10, leading: 30)
  }
}

@Suite struct TextMeasurerTests {
  private let unknown = Font.named("Nobody", family: "Nobody Knows", size: 10)
  private let breaker = LineBreaker(other: TenPoints())

  @Test func fontsWithoutATableAreMeasuredElsewhere() {
    #expect(breaker.lineSize(of: "abcd", font: unknown) == Size(width: 40, height: 30))
    #expect(breaker.size(of: StyledText("abcd", font: unknown)) == Size(width: 40, height: 30))
    let wrapped = breaker.layOut(StyledText("ab cd", font: unknown), in: TextBox(width: 35))
    #expect(wrapped.lines.count == 2)
    #expect(wrapped.size.height == 60)
    #expect(abs(wrapped.lines.map(\.fullWidth).reduce(0, +) - 50) < 1e-9)
  }

  @Test func fontsWithATableAreNot() {
    #expect(
      breaker.lineSize(of: "Label", font: .system(17))
        == LineBreaker().lineSize(of: "Label", font: .system(17)))
  }

  @Test func theTablesAnswerWhereNobodyElseDoes() {
    let text = StyledText("?abc def", font: unknown)
    let width = LineBreaker().size(of: text).width
    #expect(breaker.size(of: text).width == width)
    #expect(width > 0)
  }
}
