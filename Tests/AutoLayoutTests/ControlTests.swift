import Geometry
import Testing

@Suite struct ControlTests {
  private func frame(
    _ element: String, _ attributes: String = "", _ content: String = "", tools: String = "21507"
  ) throws -> Rect? {
    let document = try Document(
      "<subviews>\(view("x", element, attributes, content))</subviews>"
        + constraints("x.leading = root.leading", "x.top = root.top"), tools: tools,
      resources: "<image name=\"star\" width=\"22\" height=\"24\"/>")
    return document["x"]
  }

  private func title(_ text: String) -> String { "<state key=\"normal\" title=\"\(text)\"/>" }

  @Test func controlsHaveTheSizesOfTheirEra() throws {
    #expect(try frame("switch") == Rect(x: 0, y: 0, width: 51, height: 31))
    #expect(try frame("switch", tools: "24506") == Rect(x: 0, y: 0, width: 63, height: 28))
    #expect(try frame("activityIndicatorView", "style=\"gray\"")?.size == Size(width: 20, height: 20))
    #expect(try frame("progressView")?.size == Size(width: 150, height: 4))
    #expect(try frame("textField", "borderStyle=\"roundedRect\"")?.height == 34)
    #expect(try frame("textField", "borderStyle=\"roundedRect\"", tools: "14113")?.height == 30)
    #expect(try frame("pageControl", "numberOfPages=\"3\"")?.size == Size(width: 39, height: 37))
  }

  @Test func aSliderReachesBeyondItsAlignmentRectangle() throws {
    let document = try Document(
      "<subviews>\(view("x", "slider"))</subviews>"
        + constraints("x.leading = root.leading + 20", "root.trailing = x.trailing + 20", "x.top = root.top"))
    #expect(document["x"] == Rect(x: 18, y: 0, width: 339, height: 31))
  }

  @Test func aButtonIsAsLargeAsItsTitleAndSomeSpace() throws {
    let button = try #require(try frame("button", "buttonType=\"system\"", title("Button")))
    #expect(button.height == 30)
    #expect(abs(button.width - 46) <= 1)
    #expect(try frame("button", "buttonType=\"system\"", title("A"))?.width == 30)
  }

  @Test func insetsTakeTheSpacesPlace() throws {
    let insets = "<inset key=\"contentEdgeInsets\" minX=\"10\" minY=\"7\" maxX=\"10\" maxY=\"7\"/>"
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    #expect(try frame("button", "", font + insets + title("Button"))?.height == 35)
  }

  @Test func aButtonWithAnImageIsAsWideAsTheImage() throws {
    let state = "<state key=\"normal\" image=\"star\"/>"
    #expect(try frame("button", "", state)?.size == Size(width: 22, height: 24))
  }

  @Test func anImageViewIsAsLargeAsItsImage() throws {
    #expect(try frame("imageView", "image=\"star\"")?.size == Size(width: 22, height: 24))
  }

  @Test func aPlaceholderSizeCounts() throws {
    let sized = try frame("view", "placeholderIntrinsicWidth=\"33\" placeholderIntrinsicHeight=\"44\"")
    #expect(sized?.size == Size(width: 33, height: 44))
    let wide = try frame(
      "imageView", "image=\"star\" placeholderIntrinsicWidth=\"infinite\" placeholderIntrinsicHeight=\"5\"")
    #expect(wide?.height == 5)
    #expect(wide?.width == 0)
  }
}
