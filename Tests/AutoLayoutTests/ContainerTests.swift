internal import Catalog

import Geometry
import Testing

@testable import AutoLayout

@Suite struct ContainerTests {
  @Test func edgesOfAScrollViewBindItsContent() throws {
    let content = view("c")
    let document = try Document(
      "<subviews>\(view("s", "scrollView", "", "<subviews>\(content)</subviews>"))</subviews>"
        + constraints(
          "s.leading = root.leading", "s.top = root.top + 10", "s.width = 300", "s.height = 200",
          "c.leading = s.leading + 5", "c.top = s.top + 6", "s.trailing = c.trailing + 7",
          "s.bottom = c.bottom + 8", "c.width = s.width", "c.height = 900"))
    #expect(document["c"] == Rect(x: 5, y: 6, width: 300, height: 900))
    #expect(document.entry("s")?.contentSize == Size(width: 312, height: 914))
  }

  @Test func aFlowLayoutJustifiesItsLines() {
    var flow = FlowLayout(bounds: Size(width: 375, height: 600))
    flow.inset = EdgeInsets(top: 1, left: 0, bottom: 2, right: 0)
    let section = flow.layOut([Size](repeating: Size(width: 50, height: 40), count: 8), from: 0)
    // Six of 50 with at least 10 between them: gaps of 15; the last line goes on so.
    #expect(section.items[1] == Rect(x: 65, y: 1, width: 50, height: 40))
    #expect(section.items[5] == Rect(x: 325, y: 1, width: 50, height: 40))
    #expect(section.items[7] == Rect(x: 65, y: 51, width: 50, height: 40))
    #expect(section.end == 93)
  }

  @Test func aFlowLayoutCentresASingleItem() {
    let flow = FlowLayout(bounds: Size(width: 394, height: 600))
    let section = flow.layOut([Size](repeating: Size(width: 290, height: 40), count: 2), from: 0)
    #expect(section.items.map(\.x) == [52, 52])
    #expect(
      FlowLayout(bounds: Size(width: 375, height: 9)).layOut([Size(width: 50, height: 5)], from: 0).items[0].x
        == 0)
  }

  @Test func aLeadingFlowLayoutKeepsTheSpacing() {
    var flow = FlowLayout(bounds: Size(width: 100, height: 600))
    flow.lineAlignment = .leading
    flow.itemSpacing = 8
    flow.lineSpacing = 4
    flow.inset = EdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    let section = flow.layOut(
      [Size(width: 30, height: 20), Size(width: 20, height: 30), Size(width: 60, height: 10)], from: 0)
    #expect(section.items[0] == Rect(x: 16, y: 21, width: 30, height: 20))
    #expect(section.items[1] == Rect(x: 54, y: 16, width: 20, height: 30))
    #expect(section.items[2] == Rect(x: 16, y: 50, width: 60, height: 10))
  }

  @Test func aHorizontalFlowLayoutCentresInTheHeight() {
    var flow = FlowLayout(bounds: Size(width: 300, height: 100))
    flow.scrollsHorizontally = true
    let section = flow.layOut([Size(width: 90, height: 80), Size(width: 90, height: 80)], from: 0)
    #expect(section.items[0] == Rect(x: 0, y: 10, width: 90, height: 80))
    #expect(section.items[1] == Rect(x: 100, y: 10, width: 90, height: 80))
  }

  @Test func rowsOfATableAreStacked() {
    let table = TableLayout(width: 414, style: .insetGrouped, header: .init(node: 9, height: 5), footer: nil)
    let section = TableLayout.Section(
      headerNode: nil, headerHeight: 18, rows: [.init(node: 1, height: 44), .init(node: 2, height: 30)],
      footerNode: nil, footerHeight: 2)
    let (frames, height) = table.layOut([section])
    #expect(frames.map(\.node) == [9, 1, 2])
    #expect(frames[1].frame == Rect(x: 20, y: 23, width: 374, height: 44))
    #expect(frames[2].frame == Rect(x: 20, y: 67, width: 374, height: 30))
    #expect(height == 99)
  }

  @Test func changeGoesToFlexibleDistancesInProportion() {
    let frame = Rect(x: 10, y: 0, width: 60, height: 20)
    let old = Size(width: 100, height: 20)
    let new = Size(width: 200, height: 20)
    func stretched(_ mask: AutoresizingMask) -> Rect {
      let frame = StretchedFrame(frame, mask, in: old)
      let x = frame.x.span(in: Span(start: .zero, length: Linear(new.width)))
      let y = frame.y.span(in: Span(start: .zero, length: Linear(new.height)))
      return Rect(
        x: x.start.constant, y: y.start.constant, width: x.length.constant, height: y.length.constant)
    }
    #expect(stretched([.flexibleMinX]).x == 110)
    #expect(stretched([]) == frame)
    #expect(
      stretched([.flexibleMinX, .widthSizable, .flexibleMaxX]) == Rect(x: 20, y: 0, width: 120, height: 20))
  }

  @Test func masksCountAtAnotherSize() throws {
    let child = """
      <view contentMode="scaleToFill" id="f"><rect key="frame" x="10" y="20" width="355" height="60"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
      """
    let document = try Document(
      "<subviews>\(child)</subviews>", changing: { $0.size = Size(width: 500, height: 700) })
    #expect(document["f"] == Rect(x: 10, y: 20, width: 480, height: 60))
  }
}
