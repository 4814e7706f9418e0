import Geometry
import Testing

@testable import FontMetrics

/// Ten points of Courier: every character is 6 points wide.
private let courier = Font.named("Courier", family: "Courier", size: 10)

private func layOut(_ text: String, columns: Double?, most: Int, _ mode: LineBreakMode) -> (
  TextLayout, [String]
) {
  let styled = StyledText(text, font: courier)
  let box = TextBox(width: columns.map { $0 * 6 }, maximumLines: most, lineBreakMode: mode)
  let layout = LineBreaker().layOut(styled, in: box)
  return (layout, layout.lines.map { $0.string(of: styled) })
}

@Suite struct TruncationTests {
  @Test(arguments: [
    (LineBreakMode.tailTruncation, "abcde…"), (.headTruncation, "…fghij"), (.middleTruncation, "abc…ij"),
    (.clip, "abcdefg"), (.wordWrap, "abcdef"), (.characterWrap, "abcdef"),
  ])
  func aLineThatIsTooLong(mode: LineBreakMode, expected: String) {
    let (layout, lines) = layOut("abcdefghij", columns: 6, most: 1, mode)
    #expect(lines == [expected])
    #expect(layout.isTruncated)
    #expect(layout.size.width == 36)
  }

  @Test(arguments: LineBreakMode.allCases)
  func aLineThatFitsIsLeftAlone(mode: LineBreakMode) {
    let (layout, lines) = layOut("abcdef", columns: 6, most: 1, mode)
    #expect(lines == ["abcdef"])
    #expect(!layout.isTruncated)
  }

  @Test func onlyTheLastLineIsTruncated() {
    let (layout, lines) = layOut("the quick brown fox jumps", columns: 9, most: 2, .tailTruncation)
    #expect(lines == ["the quick", "brown fo…"])
    #expect(layout.size.height == 2 * courier.lineHeight)
    #expect(
      layOut("the quick brown fox jumps", columns: 9, most: 2, .headTruncation).1 == [
        "the quick", "…ox jumps",
      ])
    #expect(
      layOut("the quick brown fox jumps", columns: 9, most: 2, .middleTruncation).1 == [
        "the quick", "brow…umps",
      ])
  }

  @Test func wordWrapDropsWhatDoesNotFit() {
    let (layout, lines) = layOut("the quick brown fox jumps", columns: 9, most: 1, .wordWrap)
    #expect(lines == ["the quick"])
    #expect(layout.isTruncated)
  }

  @Test func noBlankStandsBeforeAnEllipsis() {
    #expect(layOut("abc defghi", columns: 5, most: 1, .tailTruncation).1 == ["abc…"])
  }

  @Test func furtherParagraphsCountAsLeftOut() {
    let (layout, lines) = layOut("ab\ncd", columns: nil, most: 1, .tailTruncation)
    #expect(lines == ["ab…"])
    #expect(layout.isTruncated)
    #expect(layOut("ab\ncd\nef", columns: nil, most: 2, .wordWrap).1 == ["ab", "cd"])
  }

  @Test func aLineEndAtTheTextsEndIsNotLeftOut() {
    let (layout, lines) = layOut("ab\n", columns: nil, most: 1, .tailTruncation)
    #expect(lines == ["ab"])
    #expect(!layout.isTruncated)
  }

  @Test func inNoRoomAnEllipsisIsAllThatIsLeft() {
    for mode in [LineBreakMode.tailTruncation, .headTruncation, .middleTruncation] {
      #expect(layOut("abcdef", columns: 0, most: 1, mode).1 == ["…"])
    }
  }

  @Test func clustersAreNeverCut() {
    #expect(layOut("ae\u{301}e\u{301}e\u{301}", columns: 3, most: 1, .tailTruncation).1 == ["ae\u{301}…"])
    #expect(layOut("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", columns: 4, most: 1, .tailTruncation).1 == ["👨‍👩‍👧…"])
  }
}
