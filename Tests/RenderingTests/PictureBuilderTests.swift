import AutoLayout
import Catalog
import Geometry
import Rendering
import Resolution
import Testing
import Vocabulary

@Suite("Pictures of views")
struct PictureBuilderTests {
  private let box = Rect(x: 10, y: 20, width: 100, height: 40)

  @Test("Frames become absolute, through containers and items without a frame")
  func absoluteFrames() {
    var tree = HandmadeTree()
    let outer = tree.add(.view, "UIView", "outer", box)
    let section = tree.add(.tableViewSection, "UITableViewSection", "section", nil, to: outer, role: .item)
    tree.add(.view, "UIView", "inner", Rect(x: 5, y: 6, width: 10, height: 10), to: section)
    #expect(tree.picture.group("inner")?.frame == Rect(x: 15, y: 26, width: 10, height: 10))
  }

  @Test("A view that isn't laid out isn't drawn, nor is what is in it")
  func absentViews() {
    var tree = HandmadeTree()
    let gone = tree.add(.view, "UIView", "gone", nil)
    tree.add(.view, "UIView", "inner", box, to: gone)
    #expect(tree.picture.group("gone") == nil)
    #expect(tree.picture.group("inner") == nil)
  }

  @Test("Hidden views are marked and not encoded; alpha is the group's opacity")
  func visibility() {
    var tree = HandmadeTree()
    tree.add(.view, "UIView", "hidden", box, [(.own(.hidden), .boolean(true))])
    tree.add(.view, "UIView", "faint", box, [(.own(.alpha), .number(0.25))])
    #expect(tree.picture.group("hidden")?.isHidden == true)
    #expect(tree.picture.group("faint")?.opacity == 0.25)
    #expect(!tree.svg.contains("id=\"hidden\""))
  }

  @Test("A clipping view cuts off only what sticks out")
  func clipping() {
    var tree = HandmadeTree()
    let clips = (PropertyKey.own(.clipsSubviews), PropertyValue.boolean(true))
    let tight = tree.add(.view, "UIView", "tight", box, [clips])
    let loose = tree.add(.view, "UIView", "loose", box, [clips])
    let red = (PropertyKey.own(.backgroundColor), PropertyValue.color(.literal(.bytes(255, 0, 0))))
    tree.add(.view, "UIView", "a", Rect(x: 90, y: 0, width: 40, height: 10), to: tight, [red])
    tree.add(.view, "UIView", "b", Rect(x: 10, y: 0, width: 40, height: 10), to: loose, [red])
    #expect(tree.picture.group("tight")?.clip?.rect == box)
    #expect(tree.picture.group("loose")?.clip == nil)
  }

  @Test("Corners, border and shadow come from run-time attributes")
  func layer() {
    var tree = HandmadeTree()
    tree.add(
      .view, "UIView", "card", box,
      [
        (.own(.backgroundColor), .color(.literal(.white))),
        (PropertyKey(.cornerRadius, in: .layer), .number(8)),
        (PropertyKey(.borderWidth, in: .layer), .number(2)),
        (PropertyKey(.borderColor, in: .layer), .color(.literal(.bytes(255, 0, 0)))),
        (PropertyKey(.shadowOpacity, in: .layer), .number(0.5)),
        (PropertyKey(.shadowOffset, in: .layer), .size(Size(width: 0, height: 2))),
      ])
    let rects = tree.picture.group("card")?.rects ?? []
    #expect(rects.map(\.cornerRadius) == [8, 8, 7])
    #expect(rects.first?.blur == 3)
    #expect(rects.first?.rect == box.offset(dx: 0, dy: 2))
    #expect(rects.last?.rect == Rect(x: 11, y: 21, width: 98, height: 38))
    #expect(rects.last?.stroke == .bytes(255, 0, 0))
  }

  @Test("Tint is inherited until a view has its own")
  func tint() {
    var tree = HandmadeTree()
    let red = PropertyValue.color(.literal(.bytes(255, 0, 0)))
    let outer = tree.add(.view, "UIView", "outer", box, [(.own(.tintColor), red)])
    let title: [(PropertyKey, PropertyValue)] = [
      (PropertyKey(.title, in: .normal), .string("OK")), (.own(.buttonType), .string("system")),
    ]
    tree.add(.button, "UIButton", "inside", box, to: outer, title)
    tree.add(.button, "UIButton", "outside", box, title)
    #expect(tree.picture.group("inside")?.texts.first?.spans.first?.color == .bytes(255, 0, 0))
    #expect(tree.picture.group("outside")?.texts.first?.spans.first?.color == .bytes(0, 122, 255))
  }

  @Test("Colours of the system follow the appearance, down to the ground")
  func darkMode() {
    var tree = HandmadeTree()
    tree.add(.label, "UILabel", "label", box, [(.own(.text), .string("Hi"))])
    #expect(tree.picture.background == .white)
    #expect(tree.picture.group("label")?.texts.first?.spans.first?.color == .black)
    tree.traits.appearance = .dark
    #expect(tree.picture.background == .black)
    #expect(tree.picture.group("label")?.texts.first?.spans.first?.color == .white)
  }

  @Test("Lines of a label stand where they were solved, anchored by its alignment")
  func solvedLines() {
    var tree = HandmadeTree()
    let label = tree.add(
      .label, "UILabel", "label", box,
      [(.own(.text), .string("One two")), (.own(.textAlignment), .string("center"))])
    let lines = [(0.0, 15.0), (20.0, 35.0)].map { top, baseline in
      TextBlock.Line(
        text: top == 0 ? "One" : "two", rect: Rect(x: 0, y: top, width: 30, height: 20), baseline: baseline)
    }
    tree.entries[label].text = TextBlock(lines: lines, isTruncated: false)
    let texts = tree.picture.group("label")?.texts ?? []
    #expect(texts.map(\.string) == ["One", "two"])
    #expect(texts.map(\.position) == [Point(x: 60, y: 35), Point(x: 60, y: 55)])
    #expect(texts.allSatisfy { $0.anchor == .middle })
  }

  @Test("Runs of attributed text keep their looks over line ends")
  func attributedText() {
    var tree = HandmadeTree()
    let red = ColorValue.literal(.bytes(255, 0, 0))
    let text = AttributedText(runs: [
      AttributedText.Run(text: "One ", font: nil, color: nil, paragraph: nil),
      AttributedText.Run(
        text: "two three", font: FontValue(face: .boldSystem, pointSize: 20), color: red, paragraph: nil),
    ])
    let label = tree.add(.label, "UILabel", "label", box, [(.own(.attributedText), .attributedText(text))])
    let lines = ["One two", "three"].map {
      TextBlock.Line(text: $0, rect: Rect(x: 0, y: 0, width: 30, height: 20), baseline: 15)
    }
    tree.entries[label].text = TextBlock(lines: lines, isTruncated: false)
    let texts = tree.picture.group("label")?.texts ?? []
    #expect(texts.map { $0.spans.map(\.text) } == [["One ", "two"], ["three"]])
    #expect(texts.last?.spans.first?.font.size == 20)
    #expect(texts.last?.spans.first?.font.weight == 700)
    #expect(texts.last?.spans.first?.color == .bytes(255, 0, 0))
  }

  @Test("Right to left: natural text is anchored at the right, a switch that is on has its knob at the left")
  func rightToLeft() {
    var tree = HandmadeTree()
    tree.traits.direction = .rightToLeft
    tree.add(.label, "UILabel", "label", box, [(.own(.text), .string("שלום"))])
    tree.add(
      .switch, "UISwitch", "switch", Rect(x: 0, y: 0, width: 51, height: 31), [(.own(.on), .boolean(true))])
    #expect(tree.picture.group("label")?.texts.first?.position.x == 110)
    #expect(tree.picture.group("switch")?.rects.last?.rect.x == 2)
  }

  @Test("A custom view that draws nothing is marked with its class; a plain one isn't")
  func markers() {
    var tree = HandmadeTree()
    let custom = tree.add(.view, "UIView", "custom", box)
    tree.nodes[custom].customClass = "GraphView"
    tree.add(.view, "UIView", "plain", box)
    #expect(tree.picture.group("custom")?.texts.first?.string == "GraphView")
    #expect(tree.picture.group("plain")?.items.isEmpty == true)
  }

  @Test("Trees deeper than any real one are cut off instead of exhausting the stack")
  func depth() {
    var tree = HandmadeTree()
    var parent = 0
    for index in 0..<5000 { parent = tree.add(.view, "UIView", "v\(index)", box, to: parent) }
    #expect(tree.svg.contains("id=\"v100\""))
    #expect(!tree.ascii.isEmpty)
  }

  @Test("Frames that are no numbers draw without a trap", arguments: [Double.nan, .infinity, -1e300, 1e300])
  func hostileFrames(value: Double) {
    let frame = Rect(x: value, y: value, width: value, height: value)
    for element in [Name.label, .button, .switch, .slider, .segmentedControl, .pageControl, .datePicker] {
      var tree = HandmadeTree()
      tree.add(
        element, "UIView", "x", frame,
        [
          (.own(.text), .string("text")), (PropertyKey(.title, in: .normal), .string("title")),
          (.own(.numberOfPages), .number(value)), (.own(.value), .number(value)),
          (.own(.numberOfLines), .number(value)),
        ])
      #expect(!tree.svg.contains("nan"))
      #expect(!tree.ascii.isEmpty)
    }
  }
}
