internal import Catalog

import Geometry
import Testing

@Suite struct StackViewTests {
  /// A stack view of 300 by 100 points with three views of the given widths and heights.
  private func stack(
    _ attributes: String, _ sizes: [(Double?, Double?)] = [(50, 20), (60, 30), (70, 40)], inner: String = "",
    changed: (Int) -> String = { _ in "" }
  ) throws -> Document {
    let members = sizes.enumerated().map { number, size in
      let rows = [
        size.0.map { constraint("v\(number).width = \($0)", id: "w\(number)") },
        size.1.map { constraint("v\(number).height = \($0)", id: "h\(number)") },
      ].compactMap { $0 }
      return view("v\(number)", "view", changed(number), "<constraints>\(rows.joined())</constraints>")
    }
    let content = inner + "<subviews>\(members.joined())</subviews>"
    return try Document(
      "<subviews>\(view("s", "stackView", attributes, content))</subviews>"
        + constraints(
          "s.leading = root.leading", "s.top = root.top", "s.width = 300", "s.height = 100"))
  }

  @Test func fillEquallyMakesWidthsTheSame() throws {
    let document = try stack(
      "distribution=\"fillEqually\" spacing=\"15\"", [(nil, nil), (nil, nil), (nil, nil)])
    #expect(document["v0"] == Rect(x: 0, y: 0, width: 90, height: 100))
    #expect(document["v2"] == Rect(x: 210, y: 0, width: 90, height: 100))
  }

  @Test func equalSpacingSpreadsGaps() throws {
    let document = try stack("distribution=\"equalSpacing\" alignment=\"top\"")
    #expect(document["v1"] == Rect(x: 110, y: 0, width: 60, height: 30))
    #expect(document["v2"] == Rect(x: 230, y: 0, width: 70, height: 40))
  }

  @Test func equalCenteringSpreadsMiddles() throws {
    let document = try stack(
      "distribution=\"equalCentering\" alignment=\"center\"", [(50, 20), (60, 30), (70, 40)])
    // Middles at 25, 145 and 265.
    #expect(document["v1"] == Rect(x: 115, y: 35, width: 60, height: 30))
  }

  @Test func theBottomAlignmentMeansTrailingInColumns() throws {
    let document = try stack(
      "axis=\"vertical\" alignment=\"bottom\" spacing=\"5\"", [(50, 20), (60, 30), (70, nil)])
    #expect(document["v0"] == Rect(x: 250, y: 0, width: 50, height: 20))
    #expect(document["v2"] == Rect(x: 230, y: 60, width: 70, height: 40))
  }

  @Test func aHiddenViewLeavesNoGap() throws {
    let document = try stack(
      "spacing=\"10\"", [(50, nil), (60, nil), (nil, nil)], changed: { $0 == 1 ? "hidden=\"YES\"" : "" })
    #expect(document["v2"] == Rect(x: 60, y: 0, width: 240, height: 100))
    #expect(document["v1"] == nil)
  }

  @Test func explicitMarginsInsetTheArrangement() throws {
    let document = try stack(
      "distribution=\"fillEqually\" insetsLayoutMarginsFromSafeArea=\"NO\"", [(nil, nil), (nil, nil)],
      inner: "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"20\" bottom=\"3\" right=\"40\"/>")
    #expect(document["v0"] == Rect(x: 20, y: 1, width: 120, height: 96))
  }

  @Test func aStackViewIsAsLargeAsItsContent() throws {
    let members = "<subviews>\(view("a"))\(view("b"))</subviews>"
    let document = try Document(
      "<subviews>\(view("s", "stackView", "spacing=\"8\" alignment=\"center\"", members))</subviews>"
        + constraints(
          "s.leading = root.leading", "s.top = root.top", "a.width = 30", "a.height = 40", "b.width = 50",
          "b.height = 20"))
    #expect(document["s"] == Rect(x: 0, y: 0, width: 88, height: 40))
    #expect(document["b"] == Rect(x: 38, y: 10, width: 50, height: 20))
  }

  @Test func rowsRunFromTheRightWhereReadingDoes() throws {
    let members = "<subviews>\(view("a"))\(view("b"))</subviews>"
    let document = try Document(
      "<subviews>\(view("s", "stackView", "spacing=\"10\"", members))</subviews>"
        + constraints(
          "s.leading = root.leading", "s.top = root.top", "s.height = 20", "a.width = 30", "b.width = 50"),
      changing: { $0.direction = .rightToLeft })
    #expect(document["s"]?.x == 285)
    #expect(document["a"]?.x == 60)
    #expect(document["b"]?.x == 0)
  }
}
