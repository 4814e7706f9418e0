import Geometry
import Testing

@testable import FontMetrics

/// Ten points of Courier: every character is 6 points wide, ideographs are 10.
private let courier = Font.named("Courier", family: "Courier", size: 10)

/// The lines of `text` in a box of `columns` characters.
private func lines(
  _ text: String, columns: Double? = nil, most: Int = 0, _ mode: LineBreakMode = .wordWrap
) -> [String] {
  let styled = StyledText(text, font: courier)
  let box = TextBox(width: columns.map { $0 * 6 }, maximumLines: most, lineBreakMode: mode)
  return LineBreaker().layOut(styled, in: box).lines.map { $0.string(of: styled) }
}

@Suite struct LineBreakTests {
  @Test func wordsThatFitStayOnTheLine() {
    #expect(lines("the quick brown fox", columns: 9) == ["the quick", "brown fox"])
    #expect(lines("the quick brown fox", columns: 8.9) == ["the", "quick", "brown", "fox"])
    #expect(lines("the quick brown fox") == ["the quick brown fox"])
  }

  @Test func trailingBlanksDoNotCount() {
    #expect(lines("abc   def", columns: 3) == ["abc", "def"])
    #expect(lines("abc      ", columns: 3) == ["abc"])
    #expect(lines("  abc", columns: 5) == ["  abc"])
  }

  @Test func theBlockIsAsWideAsTheLongestLineWithItsBlank() {
    let text = StyledText("abcd ef ghij", font: courier)
    let layout = LineBreaker().layOut(text, in: TextBox(width: 10 * 6))
    #expect(layout.lines.map { $0.string(of: text) } == ["abcd ef", "ghij"])
    #expect(layout.size.width == 8 * 6)
    #expect(layout.lines[0].width == 7 * 6)
    #expect(layout.lines[0].fullWidth == 8 * 6)
    #expect(LineBreaker().size(of: text, in: TextBox(width: 7 * 6)).width == 7 * 6)
  }

  @Test func lineEndsAreKept() {
    #expect(lines("a\nb\u{2028}c\u{2029}d\r\ne") == ["a", "b", "c", "d", "e"])
    #expect(lines("a\n\nb") == ["a", "", "b"])
    #expect(lines("a\n") == ["a", ""])
    #expect(lines("é\r\nb") == ["é", "b"])
    #expect(lines("abc def\nghi", columns: 4) == ["abc", "def", "ghi"])
  }

  @Test func aWordLongerThanALineIsBrokenWithin() {
    #expect(lines("abcdefgh", columns: 3) == ["abc", "def", "gh"])
    #expect(lines("x abcdefgh y", columns: 3) == ["x", "abc", "def", "gh", "y"])
    #expect(lines("x abcdefgh y", columns: 4) == ["x", "abcd", "efgh", "y"])
    #expect(lines("abc", columns: 0) == ["a", "b", "c"])
  }

  @Test func characterWrapBreaksAnywhere() {
    #expect(lines("ab cdef", columns: 4, .characterWrap) == ["ab c", "def"])
  }

  @Test func clustersAreNeverSplit() {
    #expect(lines("e\u{301}e\u{301}e\u{301}", columns: 1) == ["e\u{301}", "e\u{301}", "e\u{301}"])
    #expect(lines("👨‍👩‍👧👨‍👩‍👧", columns: 1) == ["👨‍👩‍👧", "👨‍👩‍👧"])
    #expect(lines("🇯🇵🇫🇷", columns: 3) == ["🇯🇵", "🇫🇷"])
  }

  @Test func hyphensAndSlashesLetALineEndAfterThem() {
    #expect(lines("well-known", columns: 6) == ["well-", "known"])
    #expect(lines("and/or", columns: 4) == ["and/", "or"])
    #expect(lines("so—called", columns: 3) == ["so—", "cal", "led"])
    #expect(lines("from -5 to", columns: 6) == ["from", "-5 to"])
    #expect(lines("a --flag", columns: 4) == ["a", "--fl", "ag"])
    #expect(lines("a 1/2", columns: 4) == ["a", "1/2"])
    #expect(lines("a 2-3", columns: 4) == ["a", "2-3"])
  }

  @Test func noBreakSpaceHoldsWordsTogether() {
    #expect(lines("aa bb\u{A0}cc", columns: 5) == ["aa", "bb\u{A0}cc"])
  }

  @Test func zeroWidthSpaceLetsALineEnd() {
    #expect(lines("abc\u{200B}def", columns: 4) == ["abc\u{200B}", "def"])
  }

  @Test func punctuationStaysWithItsWord() {
    #expect(lines("aaa (bbb) ccc", columns: 6) == ["aaa", "(bbb)", "ccc"])
    #expect(lines("aaa bbb, ccc", columns: 7) == ["aaa", "bbb,", "ccc"])
    #expect(lines("aa bbb !", columns: 6) == ["aa", "bbb !"])
    #expect(lines("say \"hello\"", columns: 7) == ["say", "\"hello\""])
  }

  @Test func japaneseBreaksBetweenAnyCharacters() {
    #expect(lines("日本語の文章", columns: 5) == ["日本語", "の文章"])
  }

  @Test func noLineBeginsWithClosingPunctuation() {
    #expect(lines("日本語。文章", columns: 5) == ["日本", "語。文", "章"])
    #expect(lines("日本語」文章", columns: 5) == ["日本", "語」文", "章"])
    #expect(lines("日本語、、文", columns: 5) == ["日本", "語、、", "文"])
    #expect(lines("キャット", columns: 5) == ["キャッ", "ト"])
    #expect(lines("日本ッ語", columns: 4) == ["日", "本ッ", "語"])
    #expect(lines("スーパー", columns: 4) == ["スー", "パー"])
  }

  @Test func noLineEndsWithOpeningPunctuation() {
    #expect(lines("日本「語文」", columns: 5) == ["日本", "「語", "文」"])
    #expect(lines("日（本語）", columns: 4) == ["日", "（本", "語）"])
  }

  @Test func latinWordsStayWholeAmongIdeographs() {
    #expect(lines("日本iOS開発", columns: 5) == ["日本", "iOS開", "発"])
  }

  @Test func hangulIsBrokenAtBlanks() {
    #expect(lines("안녕 하세요", columns: 6) == ["안녕", "하세요"])
  }

  @Test func emojiBreakOnBothSides() {
    #expect(lines("ab👍cd", columns: 4) == ["ab", "👍", "cd"])
  }

  @Test func emptyTextHasNoSize() {
    let layout = LineBreaker().layOut(StyledText("", font: courier), in: TextBox(width: 10))
    #expect(layout == .empty)
    #expect(layout.size == .zero)
  }

  @Test(arguments: [Double.nan, .infinity, -5, 0, 1e300])
  func impossibleWidthsDoNoHarm(width: Double) {
    let layout = LineBreaker().layOut(StyledText("some text\nmore", font: courier), in: TextBox(width: width))
    #expect(layout.lines.count >= 2)
    #expect(layout.size.width.isFinite)
  }
}
