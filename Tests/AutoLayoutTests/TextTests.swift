internal import AutoLayout

import Geometry
import Testing

@Suite struct TextTests {
  private func label(_ text: String, _ attributes: String = "", size: Double = 17) -> String {
    view(
      "l", "label", "text=\"\(text)\" \(attributes)",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>")
  }

  @Test(arguments: [("retina4_7", 20.5), ("retina5_5", 20.333)])
  func aLineIsAsHighAsItsFontRoundedUpToPixels(device: String, height: Double) throws {
    let document = try Document(
      "<subviews>\(label("Label"))</subviews>"
        + constraints("l.leading = root.leading", "l.top = root.top"), device: device)
    let found = try #require(document["l"]?.height)
    #expect(abs(found - height) < 0.001)
  }

  @Test func anEmptyLabelHasNoSize() throws {
    let document = try Document(
      "<subviews>\(label(""))</subviews>" + constraints("l.leading = root.leading", "l.top = root.top"))
    #expect(document["l"] == .zero)
  }

  @Test func textWrapsInTheWidthThatIsFound() throws {
    let text = "One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen"
    let document = try Document(
      "<subviews>\(label(text, "numberOfLines=\"0\""))</subviews>"
        + constraints("l.leading = root.leading", "l.top = root.top", "root.trailing >= l.trailing"))
    let frame = try #require(document["l"])
    // Two lines: ceil(2 × 20.287 at two pixels).
    #expect(frame.height == 41)
    #expect(frame.width <= 375)
    #expect(document.entry("l")?.text?.lines.count == 2)
  }

  @Test func aNumberOfLinesLimitsTheHeight() throws {
    let text = String(repeating: "word ", count: 60)
    let document = try Document(
      "<subviews>\(label(text, "numberOfLines=\"2\""))</subviews>"
        + constraints("l.leading = root.leading", "l.top = root.top", "root.trailing = l.trailing"))
    #expect(document["l"] == Rect(x: 0, y: 0, width: 375, height: 41))
    #expect(document.entry("l")?.text?.isTruncated == true)
  }

  @Test func aFullWidthCharacterAdvancesOneEm() throws {
    let document = try Document(
      "<subviews>\(label("追加する", size: 20))</subviews>"
        + constraints("l.leading = root.leading", "l.top = root.top"))
    let width = try #require(document["l"]?.width)
    #expect(abs(width - 80) <= 3)
  }

  @Test func huggingDecidesWhoTakesTheRest() throws {
    let second = view(
      "m", "label", "text=\"Label\" horizontalHuggingPriority=\"251\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    let document = try Document(
      "<subviews>\(label("Label"))\(second)</subviews>"
        + constraints(
          "l.leading = root.leading", "l.top = root.top", "m.leading = l.trailing + 8", "m.top = root.top",
          "root.trailing = m.trailing"))
    #expect(document["m"]?.width == 41.5)
    #expect(document["l"]?.width == 375 - 8 - 41.5)
  }

  @Test func aRequiredConstraintBeatsRequiredResistance() throws {
    let document = try Document(
      "<subviews>\(label("Label", "horizontalCompressionResistancePriority=\"1000\""))</subviews>"
        + constraints("l.leading = root.leading", "l.top = root.top", "l.width = 10"))
    #expect(document["l"]?.width == 10)
    #expect(document.conflicts.isEmpty)
  }

  @Test func firstBaselinesMeetInFontsOfTwoSizes() throws {
    let second = view(
      "m", "label", "text=\"Label\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"13\"/>")
    let document = try Document(
      "<subviews>\(label("Label", size: 16))\(second)</subviews>"
        + constraints(
          "l.leading = root.leading", "l.top = root.top", "m.leading = l.trailing",
          "m.firstBaseline = l.firstBaseline"))
    // Ascenders of 15 and 12.5 points on the pixel grid.
    #expect(document["m"]?.y == 2.5)
  }
}
