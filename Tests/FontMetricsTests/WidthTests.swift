import Geometry
import Testing

@testable import FontMetrics

@Suite struct WidthTests {
  private let measurer = TableMeasurer()

  private func width(_ text: String, _ font: Font = .system(17)) -> Double {
    measurer.width(of: text, font: font)
  }

  @Test(arguments: [(17.0, 41.5), (15, 37.5), (13, 33), (16, 39.5)])
  func aLabelIsAsWideAsInterfaceBuilderStoresIt(size: Double, width: Double) {
    #expect(PixelGrid(scale: 2).ceil(self.width("Label", .system(size))) == width)
  }

  /// Font, size, text and the width stored for it at 2x.
  @Test(arguments: [
    ("FiraSans-Regular", "Fira Sans", 14.0, "Average Ping", 81.0),
    ("FiraSans-Light", "Fira Sans", 28, "Label", 67.5),
    ("FiraSans-SemiBold", "Fira Sans", 15, "Date and time", 96),
    ("Helvetica", "Helvetica", 36, "First View", 157.5),
    ("Helvetica", "Helvetica", 36, "Second View", 209.5),
    ("AvenirNext-DemiBold", "Avenir Next", 28, "Welcome to GitHawk", 276),
    ("Verdana", "Verdana", 12, "Designer", 54),
  ])
  func aNamedFontIsMeasuredWithinAPoint(
    name: String, family: String, size: Double, text: String, stored: Double
  ) {
    let font = Font.named(name, family: family, size: size)
    #expect(!font.isSubstituted)
    #expect(abs(PixelGrid(scale: 2).ceil(width(text, font)) - stored) <= 1)
  }

  @Test func theErasDifferInTrackingAndDesignFrom18Points() {
    let old = TableMeasurer(era: FontEra(toolsVersion: 16_097))
    let new = TableMeasurer(era: FontEra(toolsVersion: 17_000))
    #expect(old.width(of: "Settings", font: .system(17)) == new.width(of: "Settings", font: .system(17)))
    #expect(old.width(of: "Settings", font: .system(22)) != new.width(of: "Settings", font: .system(22)))
    #expect(FontEra(toolsVersion: nil) == .variable)
  }

  @Test func marksTakeNoRoom() {
    #expect(width("e\u{301}") == width("e"))
    #expect(width("ก\u{E31}") == width("ก"))
    #expect(width("か\u{3099}") == width("か"))
  }

  @Test func invisibleCharactersTakeNoRoom() {
    #expect(width("a\u{200B}\u{2060}\u{AD}\u{200E}b") == width("ab"))
    #expect(width("\n\r\u{7F}\u{2028}\u{2029}\u{85}") == 0)
  }

  @Test func anIdeographIsOneEmWide() {
    #expect(width("漢字カナ한글") == 6 * 17)
    #expect(width("漢", .named("Menlo-Regular", family: "Menlo", size: 10)) == 10)
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "👍🏽", "🇯🇵", "❤️", "1️⃣", "🏳️‍🌈", "👩‍❤️‍👨", "✨"])
  func anEmojiOfSeveralScalarsIsCountedOnce(emoji: String) {
    #expect(abs(width(emoji) - width("👍")) < 1e-9)
    #expect(abs(width(emoji + emoji) - 2 * width("👍")) < 1e-9)
  }

  @Test func aMonospacedFontIsFixed() {
    let menlo = Font.named("Menlo-Regular", family: "Menlo", size: 10)
    #expect(abs(width("iW.é", menlo) - 4 * 6.02) < 1e-9)
  }

  @Test func anUnknownFamilyIsSubstituted() {
    let font = Font.named("Nobody-Bold", family: "Nobody Knows", size: 10)
    #expect(font.isSubstituted)
    #expect(font.weight == .bold)
    #expect(font.lineHeight == 12)
    #expect(width("Label", font) > 0)
  }

  @Test(arguments: [
    ("TimesNewRomanPS-BoldMT", FontWeight.bold), ("ArialMT", .regular),
    ("HelveticaNeue-UltraLightItalic", .ultraLight),
    ("ProximaNova-Semibold", .semibold), ("HiraginoSans-W6", .semibold), ("SFProText-Medium", .medium),
    ("Montserrat-ExtraBold", .heavy),
  ])
  func aPostScriptNameAloneFindsItsFamily(name: String, weight: FontWeight) {
    let font = Font.named(name, family: "", size: 10)
    #expect(!font.isSubstituted)
    #expect(font.weight == weight)
    #expect(font.isItalic == name.hasSuffix("Italic"))
  }

  @Test func theSystemFontByNameIsTheSystemFont() {
    let named = Font.named(".AppleSystemUIFont", family: ".AppleSystemUIFont", size: 14)
    #expect(width("Error message", named) == width("Error message", .system(14)))
  }

  @Test(arguments: [-1, 0, .nan, .infinity, -.infinity, 1e300] as [Double])
  func anImpossibleSizeIsMadeUsable(size: Double) {
    let font = Font.system(size)
    #expect(font.size > 0 && font.size <= 10_000)
    #expect(width("Label", font).isFinite)
  }

  @Test func aSizeOf0IsTwelvePoints() {
    #expect(Font.system(0).lineHeight == Font.system(12).lineHeight)
  }
}
