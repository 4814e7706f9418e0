internal import Instantiation
internal import Resolution

import AutoLayout
import Testing

@Suite struct ConflictTests {
  @Test func twoWidthsContradictEachOther() throws {
    let document = try Document(
      "<subviews>\(view("a"))</subviews>"
        + constraints(
          "a.leading = root.leading", "a.top = root.top", "a.height = 10", "a.width = 100", "a.width = 117"))
    #expect(document.conflicts == [["c3", "c4"]])
    #expect(document.layout.conflicts.map(\.isWritten) == [true])
  }

  @Test func theSameTwiceIsNoConflict() throws {
    let document = try Document(
      "<subviews>\(view("a"))</subviews>"
        + constraints(
          "a.leading = root.leading", "a.top = root.top", "a.height = 10", "a.width = 100", "a.width = 100"))
    #expect(document.conflicts.isEmpty)
  }

  @Test func theCanvasAloneMakesNoConflict() throws {
    let document = try Document(
      "<subviews>\(view("a"))</subviews>"
        + constraints(
          "a.leading = root.leading", "root.trailing = a.trailing", "a.top = root.top", "a.height = 10",
          "a.width = 600"))
    #expect(document.conflicts.isEmpty)
  }

  @Test func aNegativeSizeIsNamed() throws {
    let document = try Document(
      "<subviews>\(view("a"))</subviews>"
        + constraints(
          "a.leading = root.leading + 20", "a.trailing = root.leading + 10", "a.top = root.top",
          "a.height = 10"))
    #expect(document.conflicts == [["c0", "c1", "no size is negative"]])
    #expect(document.layout.conflicts.map(\.isWritten) == [false])
  }

  @Test func whatIsRemovedAtBuildTimeIsNoMember() throws {
    let placeholder =
      "<constraint id=\"p\" firstItem=\"a\" firstAttribute=\"width\" constant=\"9\" placeholder=\"YES\"/>"
    let document = try Document(
      "<subviews>\(view("a"))</subviews><constraints>\(placeholder)"
        + constraint("a.width = 100", id: "w") + "</constraints>")
    #expect(document.conflicts.isEmpty)
  }

  @Test func aViewWithoutConstraintsIsOpen() throws {
    let document = try Document(
      "<subviews>\(view("a"))</subviews>" + constraints("a.leading = root.leading", "a.width = 10"))
    let open = try #require(document.layout.ambiguities.first)
    #expect(document.tree[open.node].id == "a")
    #expect(open.values == [.verticalPosition, .height])
  }
}
