import Geometry
import Testing

@testable import FontMetrics

@Suite struct HeightTests {
  /// Size; one line at 1x, 2x, 3x; nil where stored frames don't agree.
  @Test(arguments: [
    (10.0, 12.0, 12.0, 12.0), (11, 14, 13.5, 13.333), (12, 15, 14.5, 14.333), (13, 16, 16, 15.667),
    (14, 17, 17, 17),
    (15, 18, 18, 18), (16, 20, 19.5, 19.333), (17, 21, 20.5, 20.333), (18, 22, 21.5, 21.667),
    (20, 24, 24, 24),
    (22, 27, 26.5, 26.333), (24, 29, 29, 28.667), (28, 34, 33.5, 33.667), (30, 36, 36, 36),
    (34, 41, 41, 40.667),
    (36, 43, 43, 43),
  ])
  func oneLineOfTheSystemFont(size: Double, one: Double, two: Double, three: Double) {
    let height = Font.system(size).height(lines: 1)
    #expect(PixelGrid(scale: 1).ceil(height) == one)
    #expect(PixelGrid(scale: 2).ceil(height) == two)
    #expect(abs(PixelGrid(scale: 3).ceil(height) - three) < 0.001)
  }

  /// Size, two and three lines at 2x.
  @Test(arguments: [
    (11.0, 26.5, 39.5), (12, 29, 43), (13, 31.5, 47), (14, 33.5, 50.5), (15, 36, 54), (16, 38.5, 57.5),
    (17, 41, 61),
    (18, 43, 64.5), (22, 53, 79),
  ])
  func aBlockIsRoundedOnce(size: Double, two: Double, three: Double) {
    let font = Font.system(size)
    #expect(PixelGrid(scale: 2).ceil(font.height(lines: 2)) == two)
    #expect(PixelGrid(scale: 2).ceil(font.height(lines: 3)) == three)
  }

  /// Style, two and three lines in points.
  @Test(arguments: [
    (TextStyle.body, 42.287, 64.287), (.headline, 42.287, 64.287), (.subhead, 37.9, 57.9),
    (.footnote, 33.514, 51.514),
    (.callout, 40.094, 61.094), (.title1, 67.414, 101.414), (.caption1, 30.32, 46.32),
    (.caption2, 26.127, 39.127),
    (.title2, 54.254, 82.254), (.title3, 48.867, 73.867), (.largeTitle, 81.574, 122.574),
  ])
  func linesOfATextStyleAreLeadingApart(style: TextStyle, two: Double, three: Double) {
    let font = Font.style(style)
    #expect(font.height(lines: 1) == font.lineHeight)
    #expect(abs(font.height(lines: 2) - two) < 0.001)
    #expect(abs(font.height(lines: 3) - three) < 0.001)
  }

  @Test func leadingFollowsTheSizeAtOtherContentSizes() {
    let small = Font.style(.body, category: .extraSmall)
    #expect(small.size == 14)
    #expect(small.lineMetrics.leading == 19)
    #expect(Font.style(.footnote, category: .extraExtraExtraLarge).lineMetrics.leading == 24)
    #expect(Font.style(.title1, category: .accessibility2).lineMetrics.leading == 51)
    for style in TextStyle.allCases {
      let leadings = ContentSizeCategory.allCases.map { Font.style(style, category: $0).lineMetrics.leading }
      #expect(leadings == leadings.sorted())
    }
  }

  @Test func noLinesHaveNoHeight() {
    #expect(Font.system(17).height(lines: 0) == 0)
    #expect(Font.system(17).height(lines: -1) == 0)
  }

  @Test func theAscenderIsTheFontsOwn() {
    #expect(abs(Font.system(17).ascender - 16.19) < 0.01)
    #expect(abs(Font.system(17).descender - 4.1) < 0.01)
  }

  /// Name, family, size, stored height at a scale.
  @Test(arguments: [
    ("FiraSans-Regular", "Fira Sans", 14.0, 17.0, 2.0), ("FiraSans-Light", "Fira Sans", 28, 34, 2),
    ("FiraSans-Regular", "Fira Sans", 15, 18, 2), ("HelveticaNeue-Light", "Helvetica Neue", 17, 20.5, 2),
    ("HelveticaNeue-Light", "Helvetica Neue", 21, 25, 2), ("HelveticaNeue", "Helvetica Neue", 17, 20, 2),
    ("Helvetica", "Helvetica", 36, 41.5, 2), ("Menlo-Regular", "Menlo", 48, 56, 1),
    ("Avenir-Roman", "Avenir", 18, 25, 2), ("AvenirNext-DemiBold", "Avenir Next", 28, 38.5, 2),
    ("OpenSans-Regular", "Open Sans", 15, 20.5, 2), ("HiraginoSans-W6", "Hiragino Sans", 13, 13, 2),
    ("ProximaNova-Semibold", "Proxima Nova", 16, 16, 2), ("Verdana", "Verdana", 12, 15, 2),
    ("Verdana", "Verdana", 17, 21, 2),
  ])
  func aNamedFontIsAsHighAsStored(name: String, family: String, size: Double, height: Double, scale: Double) {
    let font = Font.named(name, family: family, size: size)
    #expect(PixelGrid(scale: scale).ceil(font.height(lines: 1)) == height)
  }
}
