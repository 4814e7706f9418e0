internal import AutoLayout

import Geometry
import Testing

@Suite struct EnvironmentTests {
  private let pinned = constraints(
    "a.leading = root.leadingMargin", "root.trailingMargin = a.trailing", "a.top = safe.top",
    "safe.bottom = a.bottom")
  private let guide = "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"

  @Test(arguments: [
    ("retina6_1", "20037", 44.0, 34.0), ("retina6_1", "22505", 48, 34), ("retina6_1", "24127", 96, 68),
    ("retina6_12", "23504", 59, 34), ("retina5_9", "22505", 50, 34), ("retina4_7", "14109", 20, 0),
    ("retina4_7", "17701", 0, 0), ("retina4_7", "22505", 20, 0),
  ])
  func theSafeAreaDependsOnDeviceAndEra(device: String, tools: String, top: Double, bottom: Double) throws {
    let sizes = [
      "retina6_1": (414.0, 896.0), "retina6_12": (393, 852), "retina5_9": (375, 812), "retina4_7": (375, 667),
    ]
    let size = try #require(sizes[device])
    let document = try Document(
      "<subviews>\(view("a"))</subviews>\(guide)\(pinned)", tools: tools, device: device, width: size.0,
      height: size.1)
    let frame = try #require(document["a"])
    #expect(frame.y == top)
    #expect(size.1 - frame.maxY == bottom)
  }

  @Test func marginsOfRootsGrowAt400Points() throws {
    let narrow = try Document("<subviews>\(view("a"))</subviews>\(guide)\(pinned)", width: 375)
    let wide = try Document(
      "<subviews>\(view("a"))</subviews>\(guide)\(pinned)", device: "retina6_1", width: 414, height: 896)
    #expect(narrow["a"]?.x == 16)
    #expect(wide["a"]?.x == 20)
  }

  @Test func aPlainViewHasMarginsOf8() throws {
    let inner = view("b")
    let document = try Document(
      "<subviews>\(view("a", "view", "", "<subviews>\(inner)</subviews>"))</subviews>"
        + constraints(
          "a.leading = root.leading + 50", "a.top = root.top + 50", "a.width = 100", "a.height = 100",
          "b.leading = a.leadingMargin", "b.top = a.topMargin", "a.trailingMargin = b.trailing",
          "a.bottomMargin = b.bottom"))
    #expect(document["b"] == Rect(x: 8, y: 8, width: 84, height: 84))
  }

  @Test func aNestedSafeAreaIsWhatOverlaps() throws {
    let inner = "<subviews>\(view("b"))</subviews><viewLayoutGuide key=\"safeArea\" id=\"inner\"/>"
    let document = try Document(
      "<subviews>\(view("a", "view", "", inner))</subviews>"
        + constraints(
          "a.leading = root.leading", "a.top = root.top + 30", "a.width = 100", "root.bottom = a.bottom",
          "b.leading = inner.leading", "b.width = 10", "b.top = inner.top", "inner.bottom = b.bottom"),
      tools: "20037", device: "retina6_1", width: 414, height: 896)
    // 44 points at the top of the root, of which the view begins at 30; 34 at the bottom.
    #expect(document["b"] == Rect(x: 0, y: 14, width: 10, height: 818))
    #expect(document.entry("a")?.safeArea == EdgeInsets(top: 14, left: 0, bottom: 34, right: 0))
  }

  @Test func cellsHaveMarginsByTheDevice() throws {
    let margins = constraints(
      "a.leading = content.leadingMargin", "a.top = content.topMargin",
      "content.trailingMargin = a.trailing", "content.bottomMargin = a.bottom")
    let xml = { (device: String, width: Double) in
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="\(device)" orientation="portrait"/><objects>
      <tableViewCell contentMode="scaleToFill" id="cell">
      <rect key="frame" x="0" y="0" width="\(width)" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="\(width)" height="60"/>
      <subviews>\(view("a"))</subviews>\(margins)
      </tableViewCellContentView></tableViewCell></objects></document>
      """
    }
    #expect(try Document(xml: xml("retina4_7", 375))["a"] == Rect(x: 16, y: 11, width: 343, height: 38))
    #expect(try Document(xml: xml("retina6_1", 414))["a"] == Rect(x: 20, y: 11, width: 374, height: 38))
    #expect(try Document(xml: xml("retina6_1", 320))["a"] == Rect(x: 16, y: 11, width: 288, height: 38))
  }
}
