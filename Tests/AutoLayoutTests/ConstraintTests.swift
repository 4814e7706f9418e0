internal import Catalog

import Geometry
import Testing

@Suite struct ConstraintTests {
  @Test func edgesAndSizesDecideAFrame() throws {
    let document = try Document(
      "<subviews>\(view("a"))</subviews>"
        + constraints(
          "a.leading = root.leading + 20", "a.top = root.top + 30", "root.trailing = a.trailing + 25",
          "a.height = 44"))
    #expect(document["a"] == Rect(x: 20, y: 30, width: 330, height: 44))
  }

  @Test func aMultiplierMayBeARatio() throws {
    let document = try Document(
      "<subviews>\(view("a"))\(view("b"))</subviews>"
        + constraints(
          "a.leading = root.leading", "a.top = root.top", "a.width = 160", "a.width = a.height * 16:9",
          "b.leading = root.leading", "b.top = a.bottom", "b.width = root.width * 1/3", "b.height = 10"))
    #expect(document["a"] == Rect(x: 0, y: 0, width: 160, height: 90))
    #expect(document["b"] == Rect(x: 0, y: 90, width: 125, height: 10))
  }

  @Test func aMultipliedPositionCountsFromTheOwner() throws {
    let inner = constraints("b.centerX = a.centerX * 0.5", "b.top = a.top", "b.width = 10", "b.height = 10")
    let document = try Document(
      "<subviews>\(view("a", "view", "", "<subviews>\(view("b"))</subviews>" + inner))</subviews>"
        + "<constraints>"
        + constraint("a.leading = root.leading + 100", id: "d0") + constraint("a.top = root.top", id: "d1")
        + constraint("a.width = 200", id: "d2") + constraint("a.height = 20", id: "d3") + "</constraints>")
    // Half of a's middle, 100 of 200 points from its origin: 50, less half of b.
    #expect(document["b"] == Rect(x: 45, y: 0, width: 10, height: 10))
  }

  @Test func aHigherPriorityIsNeverTradedForLowerOnes() throws {
    let document = try Document(
      "<subviews>\(view("a"))</subviews>"
        + constraints(
          "a.leading = root.leading", "a.top = root.top", "a.height = 10", "a.width = 100 @ 751",
          "a.width = 300 @ 750", "a.width = 310 @ 749", "a.width = 320 @ 748"))
    #expect(document["a"]?.width == 100)
  }

  @Test func anOptionalInequalityPullsAsFarAsItMust() throws {
    let document = try Document(
      "<subviews>\(view("a"))</subviews>"
        + constraints(
          "a.leading = root.leading", "a.top = root.top", "a.height = 10", "a.width >= 100 @ 600",
          "a.width = 40 @ 500"))
    #expect(document["a"]?.width == 100)
  }

  @Test func halvesOfPixelsGoUpEdgeByEdge() throws {
    let document = try Document(
      "<subviews>\(view("a"))</subviews>"
        + constraints(
          "a.centerX = root.centerX", "a.top = root.top", "a.width = 100.5", "a.height = 10.25"))
    // 137.25 to 237.75 at two pixels a point: 137.5 to 238; 10.25 becomes 10.5.
    #expect(document["a"] == Rect(x: 137.5, y: 0, width: 100.5, height: 10.5))
  }

  @Test func leadingIsRightWhereReadingBeginsThere() throws {
    let document = try Document(
      "<subviews>\(view("a"))</subviews>"
        + constraints(
          "a.leading = root.leading + 20", "a.top = root.top", "a.width = 100", "a.height = 10"),
      changing: { $0.direction = .rightToLeft })
    #expect(document["a"] == Rect(x: 255, y: 0, width: 100, height: 10))
  }

  @Test func viewsWithAFrameAreGivens() throws {
    let fixed = """
      <view contentMode="scaleToFill" id="f"><rect key="frame" x="10" y="20" width="50" height="60"/>
      <autoresizingMask key="autoresizingMask"/></view>
      """
    let document = try Document(
      "<subviews>\(fixed)\(view("a"))</subviews>"
        + constraints(
          "a.leading = f.trailing + 5", "a.top = f.bottom", "a.width = f.width", "a.height = 10"))
    #expect(document["f"] == Rect(x: 10, y: 20, width: 50, height: 60))
    #expect(document["a"] == Rect(x: 65, y: 80, width: 50, height: 10))
  }

  @Test func storedFramesOfConstrainedViewsDoNotMatter() throws {
    let content = { (x: Int) in
      """
      <subviews>\(view("a", "view", "", "<rect key=\"frame\" x=\"\(x)\" y=\"7\" width=\"9\" height=\"11\"/>"))
      </subviews>
      """ + constraints("a.leading = root.leading", "a.top = root.top", "a.width = 10")
    }
    let near = try Document(content(1))["a"]
    let far = try Document(content(999))["a"]
    #expect(near == far)
  }
}
