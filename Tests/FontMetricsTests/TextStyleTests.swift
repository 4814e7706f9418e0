import Testing

@testable import FontMetrics

@Suite struct TextStyleTests {
  @Test func sizesAtLargeAreTheDefaults() {
    let sizes: [(TextStyle, Double)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16),
      (.subhead, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11), (.extraLargeTitle, 36),
      (.extraLargeTitle2, 28),
    ]
    #expect(sizes.count == TextStyle.allCases.count)
    for (style, size) in sizes { #expect(style.pointSize(at: .large) == size) }
  }

  @Test func sizesAtExtraSmallAreThoseOfOldCanvases() {
    let styles: [TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subhead, .footnote, .caption1,
    ]
    #expect(styles.map { $0.pointSize(at: .extraSmall) } == [31, 25, 19, 17, 14, 14, 13, 12, 12, 11])
  }

  @Test func sizesNeverShrinkAsTheCategoryGrows() {
    for style in TextStyle.allCases {
      let sizes = ContentSizeCategory.allCases.map { style.pointSize(at: $0) }
      #expect(sizes == sizes.sorted())
    }
    #expect(TextStyle.body.pointSize(at: .accessibility5) == 53)
    #expect(TextStyle.caption2.pointSize(at: .accessibility5) == 41)
  }

  @Test func namesAreReadWithAndWithoutPrefix() {
    #expect(TextStyle(name: "UICTFontTextStyleTitle0") == .largeTitle)
    #expect(TextStyle(name: "Body") == .body)
    #expect(TextStyle(name: "UICTFontTextStyleNothing") == nil)
  }

  @Test func onlyHeadlineAndExtraLargeTitlesAreHeavier() {
    #expect(Font.style(.headline).weight == .semibold)
    #expect(Font.style(.extraLargeTitle).weight == .bold)
    #expect(Font.style(.body).weight == .regular)
    #expect(Font.style(.body, weight: .medium).weight == .medium)
  }
}
