import Catalog
import Geometry
import Rendering
import Resolution
import Testing
import Vocabulary

@Suite("Controls")
struct ControlTests {
  private func draw(
    _ element: Name, _ frame: Rect = Rect(x: 0, y: 0, width: 120, height: 32),
    properties: [(PropertyKey, PropertyValue)] = []
  ) -> PictureGroup? {
    var tree = HandmadeTree()
    tree.add(element, "UIView", "x", frame, properties)
    return tree.picture.group("x")
  }

  @Test(
    "Every control draws something and has a symbol in characters",
    arguments: [
      Name.switch, .slider, .stepper, .progressView, .activityIndicatorView, .searchBar, .datePicker,
      .pickerView, .navigationBar, .tabBar, .toolbar, .mapView, .wkWebView, .colorWell, .sceneKitView,
    ])
  func everyControl(element: Name) {
    let group = draw(element, Rect(x: 0, y: 0, width: 180, height: 90))
    #expect(group?.items.isEmpty == false)
    #expect(group?.sketch != nil)
  }

  @Test("A switch that is on is green with its knob at the right")
  func switchOn() {
    let frame = Rect(x: 0, y: 0, width: 51, height: 31)
    let on = draw(.switch, frame, properties: [(.own(.on), .boolean(true))])
    let off = draw(.switch, frame)
    #expect(on?.rects.first?.fill == .bytes(52, 199, 89))
    #expect(on?.rects.last?.rect == Rect(x: 20, y: 2, width: 27, height: 27))
    #expect(off?.rects.last?.rect.x == 2)
    #expect(on?.sketch == .toggle(isOn: true))
    #expect(off?.sketch == .toggle(isOn: false))
  }

  @Test("A slider's value counts between its ends")
  func slider() {
    let group = draw(
      .slider, Rect(x: 0, y: 0, width: 204, height: 31),
      properties: [
        (.own(.value), .number(30)), (.own(.minValue), .number(20)), (.own(.maxValue), .number(60)),
      ])
    #expect(group?.sketch == .slider(0.25))
  }

  @Test("A button's title is disabled's where it is disabled, normal's where that has none")
  func buttonStates() {
    let titles: [(PropertyKey, PropertyValue)] = [
      (PropertyKey(.title, in: .normal), .string("Send")), (.own(.buttonType), .string("system")),
      (PropertyKey(.title, in: .disabled), .string("Sent")),
    ]
    #expect(draw(.button, properties: titles)?.texts.first?.string == "Send")
    let disabled = titles + [(.own(.enabled), .boolean(false))]
    #expect(draw(.button, properties: disabled)?.texts.first?.string == "Sent")
    let selected = titles + [(.own(.selected), .boolean(true))]
    #expect(draw(.button, properties: selected)?.texts.first?.string == "Send")
  }

  @Test("A filled configuration is white on the tint")
  func filledButton() {
    let group = draw(
      .button,
      properties: [
        (PropertyKey(.style, in: .configuration), .string("filled")),
        (PropertyKey(.title, in: .configuration), .string("Go")),
        (PropertyKey(.cornerStyle, in: .configuration), .string("capsule")),
      ])
    #expect(group?.rects.first?.fill == .bytes(0, 122, 255))
    #expect(group?.rects.first?.cornerRadius == 16)
    #expect(group?.texts.first?.spans.first?.color == .white)
  }

  @Test("A text field shows its placeholder fainter than text, and secure text as bullets")
  func textField() {
    let placeholder: [(PropertyKey, PropertyValue)] = [(.own(.placeholder), .string("Name"))]
    let faint = draw(.textField, properties: placeholder)?.texts.first
    #expect(faint?.string == "Name")
    #expect((faint?.spans.first?.color.alpha ?? 1) < 0.5)
    let secure =
      placeholder + [
        (.own(.text), .string("secret")),
        (PropertyKey(.secureTextEntry, in: .textInputTraits), .boolean(true)),
      ]
    #expect(draw(.textField, properties: secure)?.texts.first?.string == "••••••")
  }

  @Test("Segments share the width; the selected one is raised and bold")
  func segments() {
    var tree = HandmadeTree()
    let control = tree.add(
      .segmentedControl, "UISegmentedControl", "x", Rect(x: 0, y: 0, width: 120, height: 32),
      [(.own(.selectedSegmentIndex), .number(1))])
    for title in ["One", "Two"] {
      tree.add(.segment, "NSObject", title, nil, to: control, role: .item, [(.own(.title), .string(title))])
    }
    let group = tree.picture.group("x")
    #expect(group?.texts.map(\.position.x) == [30, 90])
    #expect(group?.texts.map { $0.spans[0].font.weight } == [500, 600])
    #expect(group?.sketch == .segments(["One", "Two"], selected: 1))
  }

  @Test(
    "Images are placed by the content mode",
    arguments: [
      ("scaleToFill", Rect(x: 0, y: 0, width: 100, height: 50)),
      ("scaleAspectFit", Rect(x: 25, y: 0, width: 50, height: 50)),
      ("scaleAspectFill", Rect(x: 0, y: -25, width: 100, height: 100)),
      ("center", Rect(x: 40, y: 15, width: 20, height: 20)),
      ("topLeft", Rect(x: 0, y: 0, width: 20, height: 20)),
      ("bottomRight", Rect(x: 80, y: 30, width: 20, height: 20)),
    ])
  func contentModes(mode: String, expected: Rect) {
    var tree = HandmadeTree()
    tree.imageSizes["logo"] = Size(width: 20, height: 20)
    tree.add(
      .imageView, "UIImageView", "x", Rect(x: 0, y: 0, width: 100, height: 50),
      [(.own(.image), .image(ImageValue(name: "logo"))), (.own(.contentMode), .string(mode))])
    guard case .image(let image)? = tree.picture.group("x")?.items.first else {
      Issue.record("no image")
      return
    }
    #expect(image.rect == expected)
    #expect(tree.svg.contains("logo"))
  }

  @Test("A cell's accessory stands at the trailing edge, its line begins at the inset")
  func tableCell() {
    var tree = HandmadeTree(width: 320, height: 88)
    let table = tree.add(
      .tableView, "UITableView", "table", Rect(x: 0, y: 0, width: 320, height: 88),
      [
        (.own(.style), .string("plain")),
        (.own(.separatorInset), .insets(EdgeInsets(top: 0, left: 30, bottom: 0, right: 0))),
      ])
    tree.add(
      .tableViewCell, "UITableViewCell", "cell", Rect(x: 0, y: 28, width: 320, height: 44), to: table,
      [(.own(.accessoryType), .string("disclosureIndicator"))])
    #expect(tree.picture.group("cell/accessory")?.frame.maxX == 304)
    let lines = tree.picture.group("cell")?.items.compactMap { item in
      if case .line(let line) = item { line } else { nil }
    }
    #expect(lines?.first?.from == Point(x: 30, y: 71.75))
  }

  @Test("A section's title stands above its first cell")
  func sectionTitle() {
    var tree = HandmadeTree(width: 320, height: 200)
    let table = tree.add(
      .tableView, "UITableView", "table", Rect(x: 0, y: 0, width: 320, height: 200),
      [(.own(.style), .string("grouped"))])
    let section = tree.add(
      .tableViewSection, "UITableViewSection", "s", nil, to: table, role: .item,
      [(.own(.headerTitle), .string("Account"))])
    tree.add(
      .tableViewCell, "UITableViewCell", "cell", Rect(x: 0, y: 56, width: 320, height: 44), to: section)
    let title = tree.picture.group("table")?.texts.first
    #expect(title?.string == "ACCOUNT")
    #expect((32...56).contains(title?.position.y ?? 0))
  }

  @Test("A navigation bar has its title in the middle and its buttons at the sides")
  func navigationBar() {
    var tree = HandmadeTree(width: 320, height: 200)
    let bar = tree.add(.navigationBar, "UINavigationBar", "x", Rect(x: 0, y: 0, width: 320, height: 44))
    let item = tree.add(
      .navigationItem, "UINavigationItem", "i", nil, to: bar, role: .item, [(.own(.title), .string("Title"))])
    tree.add(
      .barButtonItem, "UIBarButtonItem", "r", nil, to: item, role: .item, slot: .rightBarButtonItem,
      [(.own(.systemItem), .string("done"))])
    let texts = tree.picture.group("x")?.texts ?? []
    #expect(texts.map(\.string) == ["Done", "Title"])
    #expect(texts.last?.position.x == 160)
    #expect((texts.first?.position.x ?? 0) > 270)
  }

  @Test("Flexible spaces of a toolbar push items apart")
  func toolbar() {
    var tree = HandmadeTree(width: 320, height: 200)
    let bar = tree.add(.toolbar, "UIToolbar", "x", Rect(x: 0, y: 0, width: 320, height: 44))
    for (id, system) in [("a", "edit"), ("b", "flexibleSpace"), ("c", "cancel")] {
      tree.add(
        .barButtonItem, "UIBarButtonItem", id, nil, to: bar, role: .item,
        [(.own(.systemItem), .string(system))])
    }
    let texts = tree.picture.group("x")?.texts ?? []
    #expect(texts.map(\.string) == ["Edit", "Cancel"])
    #expect((texts.first?.position.x ?? 320) < 50)
    #expect((texts.last?.position.x ?? 0) > 260)
  }
}
